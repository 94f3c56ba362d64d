import { useEffect, useState } from 'react';
import { IconButton } from '@kado/ui';
import styles from './to-top.module.css';

const FAR = 600;

/** Scrolls back to the top of a long page; shown after the page was scrolled far down. */
export function ToTop({ label }: { label: string }) {
  const [far, setFar] = useState(false);
  useEffect(() => {
    // Not read during mount: that would force a layout of the whole page before its first paint. A restored scroll position also fires a scroll event.
    const update = () => setFar(window.scrollY > FAR);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  const go = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return far ? <IconButton className={styles.button} icon="up" label={label} onClick={go} /> : null;
}
