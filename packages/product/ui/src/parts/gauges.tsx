import type { ReactNode } from 'react';
import { cx, VisuallyHidden } from '@kado/ui';
import styles from './gauges.module.css';

/** Props of Clock: `fraction` of the time that remains, from 1 to 0; `children` is the text ("Prices held for 8:42"). */
export type ClockProps = { fraction: number; children: ReactNode };

const ROUND = 2 * Math.PI * 9;

/** A countdown ring, with the remaining time as text. */
export function Clock({ fraction, children }: ClockProps) {
  const left = Math.max(0, Math.min(1, fraction)) * ROUND;
  return (
    <span className={styles.clock}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <circle className={styles.left} cx="12" cy="12" r="9" strokeDasharray={`${left.toFixed(2)} ${ROUND.toFixed(2)}`} />
      </svg>
      {children}
    </span>
  );
}

/** A confidence of 0 to 3 bars; show it as text beside it too. */
export function Meter({ level }: { level: 0 | 1 | 2 | 3 }) {
  return (
    <span className={styles.meter} aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <i key={bar} className={cx(bar > level && styles.off)} />
      ))}
    </span>
  );
}

/** The progress through steps; the label is "Step 2 of 3". */
export function Steps({ at, of, label }: { at: number; of: number; label: string }) {
  return (
    <div className={styles.steps}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: of }, (_, step) => (
        <i key={`step-${step + 1}`} className={cx(step < at && styles.on)} />
      ))}
    </div>
  );
}
