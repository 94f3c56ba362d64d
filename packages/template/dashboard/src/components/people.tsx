import { Avatar } from '@kado/ui';
import styles from './people.module.css';

/** Overlapping avatars, and how many more people there are. */
export function AvatarStack({ names, more }: { names: readonly string[]; more: number }) {
  return (
    <span className={styles.people} aria-hidden="true">
      {names.map((name) => (
        <span key={name} className={styles.one}>
          <Avatar id={name} name={name.slice(0, 1)} size="xs" />
        </span>
      ))}
      {more > 0 && <bdi className={styles.more}>+{more}</bdi>}
    </span>
  );
}
