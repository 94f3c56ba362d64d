import { Skeleton } from '@kado/ui';
import styles from './table-skeleton.module.css';

/** The shape of a page of a table, with faces or without. */
export function TableSkeleton({ rows, faces }: { rows: number; faces?: boolean }) {
  return (
    <div className={styles.table}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={`row-${row + 1}`} className={styles.row}>
          {faces && <Skeleton inline={32} block={32} round />}
          <Skeleton inline={row % 2 === 0 ? 200 : 168} />
          <Skeleton inline={row % 3 === 0 ? 120 : 84} />
          <span className={styles.end}>
            <Skeleton inline={64} />
          </span>
        </div>
      ))}
    </div>
  );
}
