import styles from './mark.module.css';

/** Props of Mark; `size` in px. */
export type MarkProps = { size?: number | undefined };

/** Kado's mark: a ribbon tied into a K. Decorative; the name stands beside it. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path className={styles.front} d="M4.5 2H12v28l-3.75-3.6L4.5 30z" />
      <path className={styles.back} d="m12.8 18.2 5.2-4.4L29.6 30l-6.2-2.6L20.6 30z" />
      <path className={styles.front} d="M12.4 14.4 20.7 2h8.9L17.2 18.4z" />
      <path
        className={styles.knot}
        d="M12.1 11.5h3.5a2.3 2.3 0 0 1 2.3 2.3v4.4a2.3 2.3 0 0 1-2.3 2.3h-3.5a2.3 2.3 0 0 1-2.3-2.3v-4.4a2.3 2.3 0 0 1 2.3-2.3z"
      />
    </svg>
  );
}
