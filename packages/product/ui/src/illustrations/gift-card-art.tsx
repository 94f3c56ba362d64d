import { cx, hueOf } from '@kado/ui';
import { useId } from 'react';
import styles from './gift-card-art.module.css';

type Paper = { width: number; height: number; fill?: string; line?: string };

/** The patterns of the wrapping paper: filled shapes or lines in a small tile that repeats. */
const PAPERS: readonly Paper[] = [
  { width: 32, height: 32, fill: 'M4.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M20.5 24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0' },
  {
    width: 32,
    height: 32,
    line: 'M0 16a16 16 0 0 0 32 0M-16 0a16 16 0 0 0 32 0M16 0a16 16 0 0 0 32 0M-16 32a16 16 0 0 0 32 0M16 32a16 16 0 0 0 32 0',
  },
  { width: 32, height: 32, fill: 'M0 16 16 0h16L0 32zM16 32 32 16v16z' },
  { width: 32, height: 32, fill: 'M0 0h16v16H0zM16 16h16v16H16z' },
  { width: 32, height: 16, line: 'M0 8c5.3-8 10.7-8 16 0s10.7 8 16 0' },
  { width: 32, height: 32, fill: 'm8 4 6 10H2zM24 20l6 10H18z' },
  { width: 32, height: 32, line: 'M8 4v8M4 8h8M24 20v8M20 24h8' },
  { width: 32, height: 32, line: 'M11 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0M4 16a12 12 0 1 0 24 0a12 12 0 1 0-24 0' },
  { width: 32, height: 32, fill: 'M2 14C2 6 8 2 14 2c0 8-4 12-12 12zM18 30c0-8 6-12 12-12 0 8-4 12-12 12z' },
];

/** Props of GiftCardArt: the id of the brand or product determines colour and pattern. */
export type GiftCardArtProps = { id: string; initials: string; large?: boolean | undefined };

/** A gift card as an illustration: a colour, wrapping paper, a band and the initials. Decorative: the brand's name is shown beside it. */
export function GiftCardArt({ id, initials, large }: GiftCardArtProps) {
  const pattern = useId();
  const hue = hueOf(id, 12);
  const paper = PAPERS[hueOf(`paper ${id}`, PAPERS.length) - 1]!;
  const scale = large ? 1.5 : 1;
  return (
    <span
      className={cx(styles.card, large && styles.large)}
      style={{ background: `var(--brand-${hue})`, color: `var(--on-brand-${hue})` }}
      aria-hidden="true"
    >
      <svg className={styles.paper} width="100%" height="100%">
        <pattern
          id={pattern}
          width={paper.width}
          height={paper.height}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <path
            d={paper.fill ?? paper.line}
            fill={paper.fill ? 'currentColor' : 'none'}
            stroke={paper.line ? 'currentColor' : 'none'}
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
      <span className={styles.band} />
      <span className={styles.initials}>{initials.slice(0, 2).toLocaleUpperCase()}</span>
    </span>
  );
}
