import type { TemplateUser } from '@kado/contracts';
import { Avatar } from '@kado/ui';
import styles from './face.module.css';

/** A person's picture; without one their initials. */
export function Face({ user: { avatar, email, fullName } }: { user: TemplateUser }) {
  if (avatar === '') return <Avatar id={email} name={fullName} size="xs" />;
  return <img className={styles.face} src={avatar} alt="" width={32} height={32} loading="lazy" />;
}
