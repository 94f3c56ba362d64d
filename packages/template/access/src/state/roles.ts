import type { TemplateRole } from '@kado/contracts';
import { api } from '@kado/state/query';

export const { useLensRolesQuery } = api.enhanceEndpoints({ addTagTypes: ['Role'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The roles to look as; asked for anew whenever the lens opens, because their matrices change on another page. */
    lensRoles: build.query<TemplateRole[], void>({
      query: () => async (api, signal) => (await api.template.roles.all(signal)).roles,
      providesTags: ['Role'],
    }),
  }),
});
