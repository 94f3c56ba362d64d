import type { TemplateRole } from '@kado/contracts/template';
import { api } from '@kado/state/template/query';

export const { useLensRolesQuery } = api.enhanceEndpoints({ addTagTypes: ['Role'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The roles that the lens offers; refetched when the lens opens or a role's rights change on another page. */
    lensRoles: build.query<TemplateRole[], void>({
      query: () => async (api, signal) => (await api.template.roles.all(signal)).roles,
      providesTags: [{ type: 'Role', id: 'RIGHTS' }],
    }),
  }),
});
