import { Skeleton } from '@kado/ui';
import styles from './list-skeleton.module.css';

/** The shape of a page of invoices. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.table}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={`row-${row + 1}`} className={styles.row}>
          <Skeleton inline={40} />
          <Skeleton inline={row % 3 === 0 ? 120 : 84} />
          <Skeleton inline={32} block={32} round />
          <Skeleton inline={row % 2 === 0 ? 200 : 168} />
          <span className={styles.end}>
            <Skeleton inline={64} />
          </span>
        </div>
      ))}
    </div>
  );
}
