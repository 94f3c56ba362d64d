import type { MouseEvent, ReactNode } from 'react';
import styles from './skip-link.module.css';

/** Moves the focus to the page. It does not change the URL: a hash would add a history entry that neither the router nor the unsaved-changes guard sees. */
function jump(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>('#main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** The first stop of the Tab key: a link that skips the navigation and leads to #main. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main" onClick={jump}>
      {children}
    </a>
  );
}
