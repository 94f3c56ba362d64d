import type { TemplateUser } from '@kado/contracts/template';
import { AvatarGroup } from '@kado/template-ui';
import styles from './tiles.module.css';

const [WIDE, HIGH] = [104, 40];
const BOX = { className: styles.picture, viewBox: `0 0 ${WIDE} ${HIGH}`, 'aria-hidden': true } as const;

/** The growth of the number of users; the time axis runs from left to right in every language. */
export function GrowthPicture({ growth }: { growth: readonly number[] }) {
  const least = Math.min(...growth);
  const span = Math.max(...growth) - least || 1;
  const points = growth.map((count, at) => [
    (at / Math.max(1, growth.length - 1)) * (WIDE - 8) + 2,
    HIGH - 8 - ((count - least) / span) * (HIGH - 14),
  ]);
  const line = points.map((point) => point.map((part) => (part ?? 0).toFixed(1)).join(' ')).join('L');
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return (
    <svg {...BOX}>
      <path className={styles.area} d={`M2 ${HIGH}L${line}L${x} ${HIGH}z`} />
      <path className={styles.stroke} d={`M${line}`} />
      <circle className={styles.strong} cx={x} cy={y} r="3" />
    </svg>
  );
}

const DOTS = 50;

/** A percentage as fifty dots. */
export function DotsPicture({ part, of }: { part: number; of: number }) {
  const on = of === 0 ? 0 : Math.round((part / of) * DOTS);
  return (
    <svg {...BOX}>
      {Array.from({ length: DOTS }, (_, dot) => (
        <circle
          key={`dot-${dot + 1}`}
          className={dot < on ? styles.strong : styles.rest}
          cx={5 + (dot % 10) * 10.4}
          cy={4 + Math.floor(dot / 10) * 8}
          r="2.5"
        />
      ))}
    </svg>
  );
}

/** The shares of active, pending and inactive users as one bar. */
export function SplitPicture({ parts }: { parts: readonly [number, number, number] }) {
  const sum = parts.reduce((one, other) => one + other, 0) || 1;
  const tones = [styles.strong, styles.soft, styles.rest];
  const inlines = parts.map((part) => (part / sum) * (WIDE - 4));
  return (
    <svg {...BOX}>
      {inlines.map((inline, index) => {
        const x = inlines.slice(0, index).reduce((one, other) => one + other + 2, 0);
        return <rect key={tones[index]} className={tones[index]} x={x} y="4" width={inline} height="32" rx="3" />;
      })}
    </svg>
  );
}

/** The avatars of the first pending users, and the number of the others. */
export function FacesPicture({ users }: { users: readonly TemplateUser[] }) {
  return (
    <span className={styles.avatars}>
      <AvatarGroup
        people={users.map(({ id, email, fullName, avatar }) => ({ key: id, id: email, name: fullName, src: avatar }))}
      />
    </span>
  );
}
