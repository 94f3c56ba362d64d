import styles from './faces.module.css';
import { Avatar } from '@kado/ui';

/** Props of Faces. */
export type FacesProps = { people: readonly { key: number; id: string; name: string; src?: string | undefined }[] };

const SEEN = 3;

/** The first three of some people, one over the other, and how many more there are; decorative. */
export function Faces({ people }: FacesProps) {
  const more = people.length - SEEN;
  return (
    <span className={styles.faces} aria-hidden="true">
      {people.slice(0, SEEN).map(({ key, ...person }) => (
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
