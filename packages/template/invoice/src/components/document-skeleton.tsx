import { Skeleton } from '@kado/ui';
import styles from './document-skeleton.module.css';

/** The placeholder of an invoice and its side column. */
export function DocumentSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.document}>
        <div className={styles.isolate}>
          <Skeleton inline={180} block={32} />
          <Skeleton inline={160} block={32} />
        </div>
        <div className={styles.isolate}>
          <Skeleton inline={200} block={100} />
          <Skeleton inline={240} block={100} />
        </div>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} block={40} />
        ))}
        <div className={styles.end}>
          <Skeleton inline={240} block={140} />
        </div>
      </div>
      <div className={styles.side}>
        <Skeleton block={44} />
        <Skeleton block={36} />
        <Skeleton block={36} />
      </div>
    </div>
  );
}
