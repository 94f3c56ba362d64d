import type {
  InvoiceListBody,
  TemplateUser,
  TemplateUserChange,
  TemplateUserDraft,
  TemplateUserListBody,
  TemplateUserListQuery,
} from '@kado/contracts/template';
import { api } from '@kado/state/query';

type One = { user: TemplateUser };

/** One after the other, so that a failure leaves the rest untouched. */
async function inTurn<Result>(ids: readonly number[], call: (id: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const id of ids) results.push(await call(id));
  return results;
}

type Started = { dispatch: (action: never) => unknown; queryFulfilled: Promise<{ data: One | readonly One[] }> };

/** A page that shows one of them shows what was answered. */
function keepOnes(_: unknown, { dispatch, queryFulfilled }: Started): void {
  const keep = ({ data }: { data: One | readonly One[] }) => {
    for (const { user } of [data].flat()) dispatch(usersApi.util.updateQueryData('usersOne', user.id, () => user) as never);
  };
  queryFulfilled.then(keep, () => undefined);
}

export const usersApi = api.enhanceEndpoints({ addTagTypes: ['User', 'Invoice'] }).injectEndpoints({
  endpoints: (build) => ({
    usersAll: build.query<TemplateUser[], void>({
      query: () => (api, signal) => api.template.users.all(signal),
      providesTags: ['User'],
    }),
    usersList: build.query<TemplateUserListBody, TemplateUserListQuery>({
      query: (query) => (api, signal) => api.template.users.list(query, signal),
      providesTags: ['User'],
    }),
    usersOne: build.query<TemplateUser, number>({
      query: (id) => async (api, signal) => (await api.template.users.one(id, signal)).user,
    }),
    usersInvoices: build.query<InvoiceListBody, string>({
      query: (q) => (api, signal) => api.template.invoices.list({ q, perPage: 5 }, signal),
      providesTags: ['Invoice'],
    }),
    usersAdd: build.mutation<One, TemplateUserDraft>({
      query: (user) => (api) => api.template.users.add(user),
      invalidatesTags: ['User'],
    }),
    usersUpdate: build.mutation<One, TemplateUserChange & { id: number }>({
      query: (change) => (api) => api.template.users.update(change),
      invalidatesTags: ['User'],
      onQueryStarted: keepOnes,
    }),
    usersSuspend: build.mutation<One[], readonly number[]>({
      query: (ids) => (api) => inTurn(ids, (id) => api.template.users.suspend(id)),
      invalidatesTags: ['User'],
      onQueryStarted: keepOnes,
    }),
    usersRestore: build.mutation<One[], readonly number[]>({
      query: (ids) => (api) => inTurn(ids, (id) => api.template.users.restore(id)),
      invalidatesTags: ['User'],
      onQueryStarted: keepOnes,
    }),
    usersRemove: build.mutation<unknown, readonly number[]>({
      query: (ids) => (api) => inTurn(ids, (id) => api.template.users.remove(id)),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  useUsersAllQuery,
  useUsersListQuery,
  useUsersOneQuery,
  useUsersInvoicesQuery,
  useUsersAddMutation,
  useUsersUpdateMutation,
  useUsersSuspendMutation,
  useUsersRestoreMutation,
  useUsersRemoveMutation,
} = usersApi;
