import type { UserAccountQuery, Suspension } from '@kado/contracts';

import type { Http } from '../http.ts';
import type { Page } from '../page.ts';
import { segment } from '../segment.ts';

const path = (id: string) => `/admin/users/${segment(id)}`;

/** The accounts of all users, for operators, newest first. */
export const accounts = (http: Http) => ({
  list: (query: Page<UserAccountQuery> = {}, signal?: AbortSignal) =>
    http.get('/admin/users', (c) => c.listOf(c.UserAccount), { params: query, signal }),
  one: (id: string, signal?: AbortSignal) => http.get(path(id), (c) => c.UserAccount, { signal }),
  /** Ends every session of the account. 403 FORBIDDEN for the caller's own account, 409 STATE_CONFLICT if it is already in that state; `restore` has the same errors. */
  suspend: (id: string, body: Suspension, signal?: AbortSignal) =>
    http.post(`${path(id)}/suspend`, (c) => c.UserAccount, body, { signal }),
  restore: (id: string, signal?: AbortSignal) => http.post(`${path(id)}/restore`, (c) => c.UserAccount, undefined, { signal }),
});
