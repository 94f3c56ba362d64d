import type { ReactNode } from 'react';
import { useInFrame } from '@kado/feature-kit';

/** The page's main part; inside a frame, which has one, only what it holds. */
export function Blank({ children }: { children: ReactNode }) {
  return useInFrame() ? (
    children
  ) : (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
