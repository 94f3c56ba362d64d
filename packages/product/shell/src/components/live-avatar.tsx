import { useFileUrlQuery } from '@kado/state/query';
import { Avatar } from '@kado/ui';

export type LiveAvatarProps = { id: string; name: string; fileId: string };

/** The profile picture. Its code loads after the page's, because it includes the cache of server data. */
export function LiveAvatar({ id, name, fileId }: LiveAvatarProps) {
  return <Avatar id={id} name={name} size="xs" src={useFileUrlQuery(fileId).currentData} />;
}
