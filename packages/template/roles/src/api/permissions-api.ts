import type { Permission, PermissionDraft, PermissionListBody, PermissionListQuery } from '@kado/contracts/template';
import { useLocaleFormatters } from '@kado/i18n';
import { usePagedList } from '@kado/template-kit';
import { api } from '@kado/state/template/query';
import { FIRST_PERMISSIONS, PERMISSION_LIST } from '../lib/lists.ts';
import { toSearchText } from '../lib/search-text.ts';

/** A permission to save: without an id it is a new one. */
export type PermissionToSave = PermissionDraft & { id?: number | undefined };

export const { usePermissionsPageQuery, usePermissionsSaveMutation, usePermissionsRemoveMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Permission'] })
  .injectEndpoints({
    endpoints: (build) => ({
      permissionsPage: build.query<PermissionListBody, PermissionListQuery>({
        query: (query) => (api, signal) => api.template.permissions.list(query, signal),
        providesTags: ['Permission'],
      }),
      permissionsSave: build.mutation<{ permission: Permission } | void, PermissionToSave>({
        query:
          ({ id, ...draft }) =>
          (api) =>
            id === undefined ? api.template.permissions.add(draft) : api.template.permissions.update(id, draft),
        invalidatesTags: ['Permission'],
      }),
      permissionsRemove: build.mutation<unknown, number>({
        query: (id) => (api) => api.template.permissions.remove(id),
        invalidatesTags: ['Permission'],
      }),
    }),
  });

/** A page of permissions. A search waits until all permissions have loaded, because it also compares the text with dates as displayed. */
function usePermissionsPage(request: typeof FIRST_PERMISSIONS) {
  const { dateTime } = useLocaleFormatters();
  const { data, isLoading } = usePermissionsPageQuery(FIRST_PERMISSIONS);
  const q = toSearchText(request.q, data?.allData ?? [], dateTime);
  return usePermissionsPageQuery({ ...request, q }, { skip: request.q !== '' && isLoading });
}

/** The list of permissions: URL state, request and result. */
export const usePermissions = () => usePagedList(PERMISSION_LIST, usePermissionsPage);

/** The type of `usePermissions`'s result. */
export type Permissions = ReturnType<typeof usePermissions>;
