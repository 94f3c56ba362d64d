import type { Permission, PermissionDraft, PermissionListBody, PermissionListQuery } from '@kado/contracts/template';

import type { RootHttp } from './root-http.ts';

/** The template's sample permissions. */
export const permissions = (http: RootHttp) => ({
  list: (query: PermissionListQuery = {}, signal?: AbortSignal) =>
    http.get<PermissionListBody>('/apps/permissions/data', { params: query, signal }),
  add: (permission: PermissionDraft, signal?: AbortSignal) =>
    http.post<{ permission: Permission }>('/apps/permissions/add-permission', { permission }, { signal }),
  update: (id: number, permission: PermissionDraft, signal?: AbortSignal) =>
    http.post<void>('/apps/permissions/update-permission', { id, ...permission }, { signal }),
  remove: (id: number, signal?: AbortSignal) => http.delete<void>('/apps/permissions/delete', { params: { id }, signal }),
});
