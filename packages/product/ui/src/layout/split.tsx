import type { ReactNode } from 'react';
import styles from './split.module.css';

/** Props of Split. */
export type SplitProps = {
  children: ReactNode;
  /** The summary: sticky beside the work on a desktop, after it on a phone. */
  aside: ReactNode;
  asideLabel: string;
};

/** The work in the wide column, the summary at the end side. */
export function Split({ children, aside, asideLabel }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.work}>{children}</div>
      <aside className={styles.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}

/** Props of PayBar: figures at the start, the one button at the end. */
export type PayBarProps = { label: string; children: ReactNode; action: ReactNode };

/** On a phone, the sum and the button stay at the bottom; takes the tabs' place. */
export function PayBar({ label, children, action }: PayBarProps) {
  return (
    <section className={styles.paybar} data-part="paybar" aria-label={label}>
      <div className={styles.sum}>{children}</div>
      {action}
    </section>
  );
}
