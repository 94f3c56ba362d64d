import type { TemplateRole, TemplateRoleDraft } from '@kado/contracts/template';
import { api } from '@kado/state/query';
import { createLine } from '../lib/serial-queue.ts';

/** A role is saved whole, so a slow save must not overtake a later one. */
const line = createLine();
/** The draft of each role that was wanted last: the answer to an older one is no news. */
const wanted = new Map<number, TemplateRoleDraft>();

const rolesApi = api.enhanceEndpoints({ addTagTypes: ['Role'] }).injectEndpoints({
  endpoints: (build) => ({
    rolesAll: build.query<TemplateRole[], void>({
      query: () => (api, signal) => line(() => api.template.roles.all(signal).then(({ roles }) => roles)),
      providesTags: ['Role'],
    }),
    rolesSave: build.mutation<{ role: TemplateRole }, TemplateRoleDraft>({
      query: (role) => (api) => line(() => api.template.roles.save(role)),
      // What a known role may do is seen here at once, elsewhere when it is kept; a new role, or one that changes hands, moves others too.
      invalidatesTags: (_, __, { id, userRole }) =>
        id === undefined || userRole !== undefined ? ['Role'] : [{ type: 'Role', id: 'RIGHTS' }],
      onQueryStarted: async (draft, { dispatch, queryFulfilled }) => {
        if (draft.id === undefined) return;
        const id = Number(draft.id);
        const show = ({ name, matrix }: Pick<TemplateRole, 'name' | 'matrix'>) =>
          dispatch(
            rolesApi.util.updateQueryData('rolesAll', undefined, (roles) => {
              Object.assign(roles.find((role) => role.id === id) ?? {}, { name, matrix });
            }),
          );
        wanted.set(id, draft);
        const shown = show(draft);
        const failed = () => {
          shown.undo();
          dispatch(rolesApi.util.invalidateTags(['Role']));
        };
        await queryFulfilled.then(({ data }) => wanted.get(id) === draft && show(data.role), failed);
      },
    }),
    rolesRemove: build.mutation<unknown, number>({
      query: (id) => (api) => line(() => api.template.roles.remove(id)),
      invalidatesTags: ['Role'],
    }),
  }),
});

export const { useRolesAllQuery, useLazyRolesAllQuery, useRolesSaveMutation, useRolesRemoveMutation } = rolesApi;
