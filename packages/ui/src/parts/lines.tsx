import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './lines.module.css';

/** Figures with their names, under one another; `columns` sets them side by side on a desktop (an item's quote). */
export function Lines({ children, columns }: { children: ReactNode; columns?: boolean | undefined }) {
  return <dl className={cx(styles.lines, columns && styles.columns)}>{children}</dl>;
}

/** Props of Line: plain text values are kept apart from their surroundings. */
export type LineProps = { label: ReactNode; children: ReactNode; total?: boolean | undefined };

/** One figure; `total` is the sum, larger and under a rule. */
export function Line({ label, children, total }: LineProps) {
  return (
    <div className={cx(styles.line, total && styles.total)}>
      <dt>{label}</dt>
      <dd>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}
