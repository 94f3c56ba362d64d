import type { ReactNode } from 'react';
import styles from './split.module.css';

/** Props of Split. */
export type SplitProps = {
  children: ReactNode;
  /** The summary: sticky beside the content on a desktop, after it on a phone. */
  aside: ReactNode;
  asideLabel: string;
};

/** Two columns: the content in the wide one, the summary in the narrow one. */
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

/** Props of PayBar: the amounts at the start, the button at the end. */
export type PayBarProps = { label: string; children: ReactNode; action: ReactNode };

/** The bar with the total and the button at the bottom of a phone; replaces the tabs. */
export function PayBar({ label, children, action }: PayBarProps) {
  return (
    <section className={styles.paybar} data-part="paybar" aria-label={label}>
      <div className={styles.sum}>{children}</div>
      {action}
    </section>
  );
}
