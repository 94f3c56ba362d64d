import { Skeleton } from '@kado/ui';
import styles from './skeletons.module.css';

/** The skeleton of the balance: a large figure between two lines of text. */
export function SkeletonFigure() {
  return (
    <div className={styles.figure}>
      <Skeleton inline={96} />
      <Skeleton inline={232} block={44} />
      <Skeleton inline={200} />
    </div>
  );
}

/** The skeleton of a ReceiptCard. */
export function SkeletonReceipt() {
  return (
    <div className={styles.receipt}>
      <Skeleton inline={120} />
      <Skeleton inline={200} block={44} />
      <Skeleton inline="80%" />
      <Skeleton />
      <Skeleton />
      <Skeleton block={48} />
    </div>
  );
}
