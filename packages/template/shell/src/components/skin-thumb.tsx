import styles from './skin-thumb.module.css';

/** A skin's thumbnail: menu, cards and a line chart. */
export function SkinThumb({ skin }: { skin: 'light' | 'bordered' | 'dark' | 'semi-dark' }) {
  return (
    <svg className={`${styles.thumb} ${styles[skin]}`} viewBox="0 0 96 60" aria-hidden="true">
      <path className={styles.ground} d="M0 0h96v60H0z" />
      <path className={styles.menu} d="M0 0h24v60H0z" />
      <path className={styles.primary} d="M7 6h2a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM5 28h11v3H5z" />
      <path className={styles.words} d="M5 20h14v3H5zM5 36h13v3H5zM5 44h9v3H5z" />
      <g className={styles.card}>
        <rect x="30" y="8" width="60" height="20" rx="3" />
        <rect x="30" y="33" width="36" height="20" rx="3" />
        <rect x="70" y="33" width="20" height="20" rx="3" />
      </g>
      <path className={styles.line} d="M35 23l8-5 8 3 10-7 12 3 10-5" />
    </svg>
  );
}
