import type { ReactNode } from 'react';
import { useInFrame } from '@kado/feature-kit';
import styles from './screen.module.css';

/** The `<main>` of a page without a frame; inside a frame only the children. */
export function Screen({ children }: { children: ReactNode }) {
  return useInFrame() ? (
    children
  ) : (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}
