import { Mark } from '../icons/mark.tsx';
import styles from './loading-screen.module.css';

/** The mark and three dots, while the app itself loads. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <div className={styles.full}>
      <Mark size={72} />
      <output className={styles.dots} aria-label={label}>
        <i />
        <i />
        <i />
      </output>
    </div>
  );
}
