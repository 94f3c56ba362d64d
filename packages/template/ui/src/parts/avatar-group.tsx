import styles from './avatar-group.module.css';
import { Avatar } from '@kado/ui';

/** Props of AvatarGroup. */
export type AvatarGroupProps = { people: readonly { key: number; id: string; name: string; src?: string | undefined }[] };

const SHOWN = 3;

/** The first three avatars, overlapping, and the number of the others; decorative. */
export function AvatarGroup({ people }: AvatarGroupProps) {
  const more = people.length - SHOWN;
  return (
    <span className={styles.group} aria-hidden="true">
      {people.slice(0, SHOWN).map(({ key, ...person }) => (
        <Avatar key={key} {...person} size="xs" />
      ))}
      {more > 0 && (
        <bdi className={styles.more} dir="ltr">
          +{more}
        </bdi>
      )}
    </span>
  );
}
