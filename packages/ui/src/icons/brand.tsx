import styles from './brand.module.css';
import { Mark } from './mark.tsx';

/** The logo with the name beside it. */
export function Brand({ name = 'Kado' }: { name?: string | undefined }) {
  return (
    <span className={styles.brand}>
      <Mark />
      {name}
    </span>
  );
}
