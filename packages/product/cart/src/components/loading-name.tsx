import { Skeleton, VisuallyHidden } from '@kado/ui';
import type { ReactNode } from 'react';
import styles from './cart.module.css';

/** The skeleton of a recipient's name within a line of text; `children` is for screen readers. */
export function LoadingName({ children }: { children?: ReactNode }) {
  return (
    <span className={styles.loadingName}>
      <Skeleton inline="6em" block={12} />
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
