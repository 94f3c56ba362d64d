import type { User } from '@kado/contracts';
import { skipToken, useFileUrlQuery } from '@kado/state/query';
import { Avatar } from '@kado/ui';

/** The user's profile picture; initials while it loads or if there is none. */
export function OwnAvatar({ user: { id, firstName, lastName, avatarFileId } }: { user: User }) {
  const { data } = useFileUrlQuery(avatarFileId ?? skipToken);
  return <Avatar id={id} name={`${firstName} ${lastName}`} size="xl" src={avatarFileId ? data : undefined} />;
}
