import { useUnread } from '../api/use-unread.ts';
import { Bell } from './bell.tsx';

/** The bell with the number of unread notifications. Its code is fetched after the page's, because it brings the cache of the server's data. */
export function LiveBell() {
  return <Bell unread={useUnread()} />;
}
