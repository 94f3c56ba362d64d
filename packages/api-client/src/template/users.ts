import type {
  TemplateUser,
  TemplateUserChange,
  TemplateUserDraft,
  TemplateUserListBody,
  TemplateUserListQuery,
  UserDetails,
  UserDetailsChange,
} from '@kado/contracts/template';

import type { RootHttp } from './root-http.ts';

type One = { user: TemplateUser };
type Details = { details: UserDetails };

/** The template's sample users. */
export const users = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<TemplateUser[]>('/api/users/list/all-data', { signal }),
  list: (query: TemplateUserListQuery = {}, signal?: AbortSignal) =>
    http.get<TemplateUserListBody>('/api/users/list/data', { params: query, signal }),
  one: (id: number, signal?: AbortSignal) => http.get<One>('/api/users/user', { params: { id }, signal }),
  add: (user: TemplateUserDraft, signal?: AbortSignal) => http.post<One>('/apps/users/add-user', user, { signal }),
  update: (change: TemplateUserChange & { id: number }, signal?: AbortSignal) =>
    http.patch<One>('/apps/users/update', change, { signal }),
  suspend: (id: number, signal?: AbortSignal) => http.post<One>('/apps/users/suspend', { id }, { signal }),
  restore: (id: number, signal?: AbortSignal) => http.post<One>('/apps/users/restore', { id }, { signal }),
  remove: (id: number, signal?: AbortSignal) => http.delete<void>('/apps/users/delete', { params: { id }, signal }),
  details: (id: number, signal?: AbortSignal) => http.get<Details>('/apps/users/details', { params: { id }, signal }),
  changeDetails: (change: UserDetailsChange & { id: number }, signal?: AbortSignal) =>
    http.patch<Details>('/apps/users/details', change, { signal }),
});
