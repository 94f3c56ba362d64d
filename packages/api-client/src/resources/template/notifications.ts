import type { NotificationsBody, NotificationsRead } from '@kado/contracts/template';

import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.notifications;

/** What the template's navbar tells. */
export const notifications = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<NotificationsBody>(path.all, { signal }),
  read: (change: NotificationsRead, signal?: AbortSignal) => http.post<void>(path.read, change, { signal }),
  choose: (system: boolean, signal?: AbortSignal) => http.post<void>(path.choice, { system }, { signal }),
});
