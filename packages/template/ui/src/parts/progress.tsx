import styles from './progress.module.css';

/** A progress bar, 0 to 100; show the value as text beside it too. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <progress className={styles.bar} aria-label={label} max={100} value={Math.max(0, Math.min(100, value))} />;
}
