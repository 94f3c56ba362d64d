import { markPaths } from './mark-paths.ts';
import styles from './mark.module.css';

/** Props of Mark; `size` in px. */
export type MarkProps = { size?: number | undefined };

/** The logo. Decorative: show the name beside it. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      {markPaths.map(({ part, d }) => (
        <path key={d} className={styles[part]} d={d} />
      ))}
    </svg>
  );
}
