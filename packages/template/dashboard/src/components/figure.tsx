import type { ReactNode } from 'react';
import { cx } from '@kado/ui';
import styles from './figures.module.css';

type FigureProps = { size?: 'm' | 'l' | 'xl'; primary?: boolean; unit?: ReactNode; children: ReactNode };

/** The main number of a card. */
export function Figure({ size = 'l', primary, unit, children }: FigureProps) {
  return (
    <p className={cx(styles.figure, size !== 'l' && styles[size], primary && styles.primary)}>
      <bdi>{children}</bdi>
      {unit && <small> {unit}</small>}
    </p>
  );
}

/** A few values with their names, at the foot of a card. */
export function FigurePair({ items }: { items: readonly { label: string; value: ReactNode; unit?: ReactNode }[] }) {
  return (
    <dl className={styles.pair}>
      {items.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={cx(styles.figure, styles.m)}>
            <bdi>{value}</bdi>
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
