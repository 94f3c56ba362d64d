import type { ReactNode } from 'react';
import { useInFrame } from '@kado/feature-kit';
import styles from './screen.module.css';

/** The page's main part; inside a frame, which has one, only what it holds. */
export function EmptyScreen({ children }: { children: ReactNode }) {
  return useInFrame() ? (
    children
  ) : (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}
