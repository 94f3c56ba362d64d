import type { ReactNode } from 'react';
import { onCircle } from './curve.ts';
import styles from './dials.module.css';

/** Props of Dial: a share from 0 to 1; `label` also states it in words. */
export type DialProps = { label: string; share: number };

const SIZE = 28;
const RADIUS = SIZE / 2 - 2.25;
const ROUND = 2 * Math.PI * RADIUS;

/** A share as a small ring. */
export function Dial({ label, share }: DialProps) {
  const filled = Math.max(0, Math.min(1, share)) * ROUND;
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS };
  return (
    <svg className={styles.dial} width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      <circle {...circle} className={styles.track} />
      <circle
        {...circle}
        className={styles.filled}
        strokeDasharray={`${filled.toFixed(2)} ${ROUND.toFixed(2)}`}
        transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
      />
    </svg>
  );
}

/** Props of TickGauge: a share from 0 to 1; the children are the figure in the middle. */
export type TickGaugeProps = { label: string; share: number; size?: number | undefined; children: ReactNode };

const TICKS = 40;
const SWING = 0.72;

/** A share as coloured ticks on an arc. */
export function TickGauge({ label, share, size = 208, children }: TickGaugeProps) {
  const center = size / 2;
  const tall = size * 0.84;
  const ticks = Array.from({ length: TICKS + 1 }, (_, tick) => {
    const turn = -SWING / 2 + (SWING * tick) / TICKS;
    const [x1, y1] = onCircle(center, center - 16, turn);
    const [x2, y2] = onCircle(center, center - 2, turn);
    return { key: `tick-${tick}`, on: tick / TICKS <= share, x1, y1, x2, y2 };
  });
  return (
    <div className={styles.gauge}>
      <svg width={size} height={tall} viewBox={`0 0 ${size} ${tall}`} role="img" aria-label={label}>
        {ticks.map(({ key, on, ...line }) => (
          <line key={key} {...line} className={on ? styles.on : styles.off} />
        ))}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
