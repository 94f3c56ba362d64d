import type { MouseEvent, ReactNode } from 'react';
import styles from './skip-link.module.css';

/** Goes to the page itself. The address stays: a hash in it would be a step of the history that no router knows and no guard of unsaved work sees. */
function jump(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>('#main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** The first stop of the Tab key: past the navigation, to #main. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main" onClick={jump}>
      {children}
    </a>
  );
}
