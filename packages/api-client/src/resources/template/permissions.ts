import type { Permission, PermissionDraft, PermissionListBody, PermissionListQuery } from '@kado/contracts/template';

import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.permissions;

/** The template's sample permissions. */
export const permissions = (http: RootHttp) => ({
  list: (query: PermissionListQuery = {}, signal?: AbortSignal) =>
    http.get<PermissionListBody>(path.list, { params: query, signal }),
  add: (permission: PermissionDraft, signal?: AbortSignal) =>
    http.post<{ permission: Permission }>(path.add, { permission }, { signal }),
  update: (id: number, permission: PermissionDraft, signal?: AbortSignal) =>
    http.post<void>(path.update, { id, ...permission }, { signal }),
  remove: (id: number, signal?: AbortSignal) => http.delete<void>(path.remove, { params: { id }, signal }),
});
