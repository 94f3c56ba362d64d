import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './lines.module.css';

/** Names with values, one per line; `columns` places them side by side on a desktop (an item's quote). */
export function Lines({ children, columns }: { children: ReactNode; columns?: boolean | undefined }) {
  return <dl className={cx(styles.lines, columns && styles.columns)}>{children}</dl>;
}

/** Props of Line: a plain text value is isolated from the direction of the text around it. */
export type LineProps = { label: ReactNode; children: ReactNode; total?: boolean | undefined };

/** One name with its value; `total` is the sum, larger and below a line. */
export function Line({ label, children, total }: LineProps) {
  return (
    <div className={cx(styles.line, total && styles.total)}>
      <dt>{label}</dt>
      <dd>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}
