import type { ElementType, ReactNode } from 'react';
import styles from './box.module.css';
import { cx } from './cx.ts';

/** Steps of space in px. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48;

type BoxProps = { as?: ElementType | undefined; gap?: Gap | undefined; className?: string | undefined; children?: ReactNode };

/** Children below one another. */
export function Stack({ as: Tag = 'div', gap = 16, className, children, ...rest }: BoxProps & Record<string, unknown>) {
  return (
    <Tag {...rest} className={cx(styles.stack, styles[`g${gap}`], className)}>
      {children}
    </Tag>
  );
}

/** Props of Row. */
export type RowProps = BoxProps & {
  /** The last child is at the end. */
  apart?: boolean | undefined;
  wrap?: boolean | undefined;
  align?: 'center' | 'top' | 'base' | undefined;
};

/** Children beside one another. */
export function Row({
  as: Tag = 'div',
  gap = 12,
  apart,
  wrap,
  align = 'center',
  className,
  children,
  ...rest
}: RowProps & Record<string, unknown>) {
  return (
    <Tag
      {...rest}
      className={cx(styles.row, styles[`g${gap}`], styles[align], apart && styles.apart, wrap && styles.wrap, className)}
    >
      {children}
    </Tag>
  );
}

/** Shows its children at some widths: `phone` below 992 px and `wide` from there; `cards` below 576 px, where lists are cards, and `table` from there. */
export function ShowOn({ on, children }: { on: 'phone' | 'wide' | 'cards' | 'table'; children: ReactNode }) {
  return <span className={styles[on]}>{children}</span>;
}
