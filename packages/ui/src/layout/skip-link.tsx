import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation, to #main. */
export function SkipLink({ children }: { children: ReactNode }) {
  const jump = () => document.querySelector<HTMLElement>('#main')?.focus();
  return (
    <a className={styles.skip} href="#main" onClick={jump}>
      {children}
    </a>
  );
}
