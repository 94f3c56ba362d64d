import type {
  TemplateUser,
  TemplateUserChange,
  TemplateUserDraft,
  TemplateUserListBody,
  TemplateUserListQuery,
  UserDetails,
  UserDetailsChange,
} from '@kado/contracts/template';

import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.users;
type One = { user: TemplateUser };
type Details = { details: UserDetails };

/** The template's sample users. */
export const users = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<TemplateUser[]>(path.all, { signal }),
  list: (query: TemplateUserListQuery = {}, signal?: AbortSignal) =>
    http.get<TemplateUserListBody>(path.list, { params: query, signal }),
  one: (id: number, signal?: AbortSignal) => http.get<One>(path.one, { params: { id }, signal }),
  add: (user: TemplateUserDraft, signal?: AbortSignal) => http.post<One>(path.add, user, { signal }),
  update: (change: TemplateUserChange & { id: number }, signal?: AbortSignal) => http.patch<One>(path.update, change, { signal }),
  suspend: (id: number, signal?: AbortSignal) => http.post<One>(path.suspend, { id }, { signal }),
  restore: (id: number, signal?: AbortSignal) => http.post<One>(path.restore, { id }, { signal }),
  remove: (id: number, signal?: AbortSignal) => http.delete<void>(path.remove, { params: { id }, signal }),
  details: (id: number, signal?: AbortSignal) => http.get<Details>(path.details, { params: { id }, signal }),
  changeDetails: (change: UserDetailsChange & { id: number }, signal?: AbortSignal) =>
    http.patch<Details>(path.details, change, { signal }),
});
