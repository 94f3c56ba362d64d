import type { ReactNode, Ref } from 'react';
import { cx } from '@kado/ui';
import styles from './cells.module.css';

/** A card of cells separated by hairlines: twelve columns, one below 992 px. */
export function Cells({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <section className={styles.cells} aria-label={label}>
      {children}
    </section>
  );
}

/** Props of Cell. */
export type CellProps = {
  /** The number of columns, of twelve. */
  span?: 3 | 4 | 6 | 8 | 12 | undefined;
  /** The number of columns, of twelve, between 576 and 992 px; 12 by default. */
  mid?: 6 | 12 | undefined;
  /** Without its own padding, for tables and stacked cells. */
  flush?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

/** One cell of Cells. */
export function Cell({ span = 12, mid = 12, flush, className, ref, children }: CellProps) {
  return (
    <div ref={ref} className={cx(styles.cell, styles[`s${span}`], styles[`m${mid}`], flush && styles.flush, className)}>
      {children}
    </div>
  );
}

/** Props of CellHead. */
export type CellHeadProps = { title: ReactNode; detail?: ReactNode; end?: ReactNode };

/** The head of a cell: its title, one line of secondary text, and actions at the end. */
export function CellHead({ title, detail, end }: CellHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </header>
  );
}
