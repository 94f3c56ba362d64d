import type { ReactNode } from 'react';
import { Icon } from '@kado/ui';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import styles from './figures.module.css';

/** A change in percent; the children name what it is compared to. */
export function Delta({ value, children }: { value: number; children?: ReactNode }) {
  const { percent } = useCardFormatters();
  const falls = value < 0;
  return (
    <span className={styles.delta}>
      <Icon name={falls ? 'fall' : 'rise'} size={14} className={falls ? styles.down : styles.up} />
      <b>
        <bdi>{percent(Math.abs(value))}</bdi>
      </b>
      {children && <span>{children}</span>}
    </span>
  );
}
