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

/** Props of ListRow: tile, phrase, detail; amount and state at the end. */
export type ListRowProps = {
  picture?: ReactNode;
  head: ReactNode;
  headAs?: ElementType | undefined;
  meta?: ReactNode;
  amount?: ReactNode;
  state?: ReactNode;
  /** The whole row is a link. */
  to?: string | undefined;
  /** Without <li> and outer space: for the head of a panel. */
  bare?: boolean | undefined;
};

/** One row of a List. */
export function ListRow({ picture, head, headAs: Head = 'span', meta, amount, state, to, bare }: ListRowProps) {
  const inside = (
    <>
      {picture && <span className={styles.picture}>{picture}</span>}
      <Head className={cx(styles.head, bare && styles.large)}>{head}</Head>
      {meta && <span className={styles.meta}>{meta}</span>}
      {state && <span className={styles.state}>{state}</span>}
      {amount && <span className={styles.amount}>{amount}</span>}
    </>
  );
  const className = cx(styles.row, Boolean(picture) && styles.pictured, bare && styles.bare);
  const row =
    to === undefined ? (
      <div className={className}>{inside}</div>
    ) : (
      <Anchor to={to} className={cx(className, styles.link)}>
        {inside}
      </Anchor>
    );
  return bare ? row : <li>{row}</li>;
}
