import { useFileUrlQuery } from '@kado/state/query';
import { Avatar } from '@kado/ui';

export type LiveAvatarProps = { id: string; name: string; fileId: string };

/** The picture of the profile. Its code is fetched after the page's, because it brings the cache of the server's data. */
export function LiveAvatar({ id, name, fileId }: LiveAvatarProps) {
  return <Avatar id={id} name={name} size="xs" src={useFileUrlQuery(fileId).currentData} />;
}
