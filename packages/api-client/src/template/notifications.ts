import type { NotificationsBody, NotificationsRead } from '@kado/contracts/template';

import type { RootHttp } from './root-http.ts';

/** The notifications in the template's navbar. */
export const notifications = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<NotificationsBody>('/api/notifications/data', { signal }),
  read: (change: NotificationsRead, signal?: AbortSignal) => http.post<void>('/api/notifications/read', change, { signal }),
  choose: (system: boolean, signal?: AbortSignal) => http.post<void>('/api/notifications/choice', { system }, { signal }),
});
