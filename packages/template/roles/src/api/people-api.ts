import type { TemplateUser, TemplateUserListBody, TemplateUserListQuery } from '@kado/contracts/template';
import { usePagedList, useUserWords } from '@kado/template-kit';
import { api } from '@kado/state/template/query';
import type { Group } from '../lib/groups.ts';
import { PEOPLE_LIST } from '../lib/lists.ts';

/** A person and the group they move to. */
export type Move = { id: number; role: Group };

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
      rolesMove: build.mutation<unknown, readonly Move[]>({
        query: (moves) => async (api) => {
          // One after the other: the first failure stops the rest.
          for (const move of moves) await api.template.users.update(move);
        },
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

/** The list of people: URL state, request and result. */
export type People = ReturnType<typeof usePeople>;
