import { useEffect, useState } from 'react';
import { IconButton } from '@kado/ui';
import styles from './to-top.module.css';

const FAR = 600;

/** Leads back to the top of a long page; there once one has gone far down. */
export function ToTop({ label }: { label: string }) {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > FAR);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  const go = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return far ? <IconButton className={styles.button} icon="up" label={label} onClick={go} /> : null;
}
