import type { ElementType, ReactNode } from 'react';
import { Anchor, cx } from '@kado/ui';
import styles from './list.module.css';

/** A list of rows with hairlines between them. */
export function List({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** Props of ListRow: picture, title (`head`) and detail (`meta`); amount and state at the end. */
export type ListRowProps = {
  picture?: ReactNode;
  head: ReactNode;
  headAs?: ElementType | undefined;
  meta?: ReactNode;
  amount?: ReactNode;
  state?: ReactNode;
  /** Buttons at the end; null in a row without buttons if other rows of the list have some, so that all rows have the same structure. */
  actions?: ReactNode;
  /** The URL of the row, which is then a link; `onFollow` is called when it is followed. */
  to?: string | undefined;
  onFollow?: (() => void) | undefined;
  /** Without <li> and outer spacing, for the head of a panel. */
  bare?: boolean | undefined;
};

/** One row of a List. If it has `actions`, the link is in the head only, but its clickable area covers the row. */
export function ListRow({
  picture,
  head,
  headAs: Head = 'span',
  meta,
  amount,
  state,
  actions,
  to,
  onFollow,
  bare,
}: ListRowProps) {
  const covered = to !== undefined && actions !== undefined;
  const inside = (
    <>
      {picture && <span className={styles.picture}>{picture}</span>}
      <Head className={cx(styles.head, bare && styles.large)}>
        {covered ? (
          <Anchor to={to} onClick={onFollow} className={styles.cover}>
            {head}
          </Anchor>
        ) : (
          head
        )}
      </Head>
      {meta && <span className={styles.meta}>{meta}</span>}
      {state && <span className={styles.state}>{state}</span>}
      {amount && <span className={styles.amount}>{amount}</span>}
      {actions && <span className={styles.actions}>{actions}</span>}
    </>
  );
  const className = cx(
    styles.row,
    Boolean(picture) && styles.pictured,
    Boolean(actions) && styles.acting,
    bare && styles.bare,
    to !== undefined && styles.link,
  );
  const row =
    to === undefined || covered ? (
      <div className={className}>{inside}</div>
    ) : (
      <Anchor to={to} onClick={onFollow} className={className}>
        {inside}
      </Anchor>
    );
  return bare ? row : <li>{row}</li>;
}
