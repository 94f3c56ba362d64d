import type { TemplateUser } from '@kado/contracts';
import { Avatar } from '@kado/ui';
import styles from './shared.module.css';

const SIZES = { xs: 32, xl: 56 } as const;

/** A user's picture; without one their initials. */
export function Face({ user, size = 'xs' }: { user: TemplateUser; size?: keyof typeof SIZES }) {
  if (!user.avatar) return <Avatar id={user.email} name={user.fullName} size={size} />;
  return <img className={styles.face} src={user.avatar} alt="" width={SIZES[size]} height={SIZES[size]} loading="lazy" />;
}
