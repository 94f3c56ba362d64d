import type { TemplateRole, TemplateRoleDraft } from '@kado/contracts/template';
import { api } from '@kado/state/template/query';
import { createSerialQueue } from '@kado/template-kit';
import { withAllAreas } from '../lib/rights.ts';

/** Each save contains the whole role, so saves are queued: a slow save must not overtake a later one. */
const queue = createSerialQueue();
/** The latest draft of each role: the response to an older one is ignored. */
const latestDraft = new Map<number, TemplateRoleDraft>();

const rolesApi = api.enhanceEndpoints({ addTagTypes: ['Role'] }).injectEndpoints({
  endpoints: (build) => ({
    rolesAll: build.query<TemplateRole[], void>({
      query: () => (api, signal) =>
        queue(() =>
          api.template.roles
            .all(signal)
            .then(({ roles }) => roles.map((role) => ({ ...role, matrix: withAllAreas(role.matrix) }))),
        ),
      providesTags: ['Role'],
    }),
    rolesSave: build.mutation<{ role: TemplateRole }, TemplateRoleDraft>({
      query: (role) => (api) => queue(() => api.template.roles.save(role)),
      // Other pages refetch changed rights once they are saved; a new role, or a changed group, also affects other roles.
      invalidatesTags: (_, __, { id, userRole }) =>
        id === undefined || userRole !== undefined ? ['Role'] : [{ type: 'Role', id: 'RIGHTS' }],
      onQueryStarted: async (draft, { dispatch, queryFulfilled }): Promise<void> => {
        if (draft.id === undefined) {
          // Adds the new role at once, so that the name of the next role is compared with it.
          const add = ({ data: { role } }: { data: { role: TemplateRole } }): void => {
            const added = rolesApi.util.updateQueryData('rolesAll', undefined, (roles) => {
              roles.push({ ...role, matrix: withAllAreas(role.matrix) });
            });
            dispatch(added);
          };
          return queryFulfilled.then(add, () => undefined);
        }
        const id = Number(draft.id);
        const show = ({ name, matrix }: Pick<TemplateRole, 'name' | 'matrix'>) =>
          dispatch(
            rolesApi.util.updateQueryData('rolesAll', undefined, (roles) => {
              Object.assign(roles.find((role) => role.id === id) ?? {}, { name, matrix });
            }),
          );
        latestDraft.set(id, draft);
        const shown = show(draft);
        const failed = () => {
          shown.undo();
          dispatch(rolesApi.util.invalidateTags(['Role']));
        };
        await queryFulfilled.then(({ data }) => latestDraft.get(id) === draft && show(data.role), failed);
      },
    }),
    rolesRemove: build.mutation<unknown, number>({
      query: (id) => (api) => queue(() => api.template.roles.remove(id)),
      invalidatesTags: ['Role'],
    }),
  }),
});

export const { useRolesAllQuery, useLazyRolesAllQuery, useRolesSaveMutation, useRolesRemoveMutation } = rolesApi;
