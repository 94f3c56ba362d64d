import type { TemplateUser, TemplateUserListBody, TemplateUserListQuery } from '@kado/contracts/template';
import { type BulkResult, callForEach, usePagedList, useUserWords } from '@kado/template-kit';
import { api } from '@kado/state/template/query';
import type { Group } from '../lib/groups.ts';
import { PEOPLE_LIST } from '../lib/lists.ts';

/** A person, and the group to which the person moves. */
export type Move = { user: TemplateUser; role: Group };

export const { useRolesPeopleQuery, useRolesPeoplePageQuery, useRolesMoveMutation } = api
  .enhanceEndpoints({ addTagTypes: ['User'] })
  .injectEndpoints({
    endpoints: (build) => ({
      rolesPeople: build.query<TemplateUser[], void>({
        query: () => (api, signal) => api.template.users.all(signal),
        providesTags: ['User'],
      }),
      rolesPeoplePage: build.query<TemplateUserListBody, TemplateUserListQuery>({
        query: (query) => (api, signal) => api.template.users.list(query, signal),
        providesTags: ['User'],
      }),
      rolesMove: build.mutation<BulkResult<Move, unknown>, readonly Move[]>({
        query: (moves) => (api) => callForEach(moves, ({ user: { id }, role }) => api.template.users.update({ id, role })),
        invalidatesTags: ['User'],
      }),
    }),
  });

type PeopleRequest = Pick<typeof PEOPLE_LIST.defaults, (typeof PEOPLE_LIST.queryKeys)[number]>;
function usePeoplePage(request: PeopleRequest) {
  const { searchText } = useUserWords();
  return useRolesPeoplePageQuery({ ...request, q: searchText(request.q) });
}

/** The list of people: URL state, request and result. */
export const usePeople = () => usePagedList(PEOPLE_LIST, usePeoplePage);

/** The type of `usePeople`'s result. */
export type People = ReturnType<typeof usePeople>;
