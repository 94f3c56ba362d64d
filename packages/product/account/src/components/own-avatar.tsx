import type { User } from '@kado/contracts';
import { skipToken, useFileUrlQuery } from '@kado/state/query';
import { Avatar } from '@kado/ui';

/** The picture of the profile; initials until it is there, and without one. */
export function OwnAvatar({ user: { id, firstName, lastName, avatarFileId } }: { user: User }) {
  const { data } = useFileUrlQuery(avatarFileId ?? skipToken);
  return <Avatar id={id} name={`${firstName} ${lastName}`} size="xl" src={avatarFileId ? data : undefined} />;
}
