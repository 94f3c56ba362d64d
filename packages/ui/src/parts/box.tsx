import type { ElementType, ReactNode } from 'react';
import styles from './box.module.css';
import { cx } from './cx.ts';
import type { PolymorphicProps } from './polymorphic.ts';

/** Steps of the spacing scale in px. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48;

type BoxProps = { gap?: Gap | undefined; className?: string | undefined; children?: ReactNode };

/** Children in a column. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  gap = 16,
  className,
  children,
  ...rest
}: PolymorphicProps<Tag, BoxProps>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element {...rest} className={cx(styles.stack, styles[`g${gap}`], className)}>
      {children}
    </Element>
  );
}

/** Props of Row. */
export type RowProps = BoxProps & {
  /** The last child is at the end of the row. */
  apart?: boolean | undefined;
  wrap?: boolean | undefined;
  align?: 'center' | 'top' | 'base' | undefined;
};

/** Children in a row. */
export function Row<Tag extends ElementType = 'div'>({
  as,
  gap = 12,
  apart,
  wrap,
  align = 'center',
  className,
  children,
  ...rest
}: PolymorphicProps<Tag, RowProps>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={cx(styles.row, styles[`g${gap}`], styles[align], apart && styles.apart, wrap && styles.wrap, className)}
    >
      {children}
    </Element>
  );
}

/** Shows its children at some widths: `phone` below 992 px and `wide` from there; `cards` below 576 px, where lists are cards, and `table` from there. */
export function ShowOn({ on, children }: { on: 'phone' | 'wide' | 'cards' | 'table'; children: ReactNode }) {
  return <span className={styles[on]}>{children}</span>;
}
