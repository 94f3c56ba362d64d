import type {
  InvoiceListBody,
  TemplateUser,
  TemplateUserChange,
  TemplateUserDraft,
  TemplateUserListBody,
  TemplateUserListQuery,
} from '@kado/contracts/template';
import { api } from '@kado/state/template/query';
import { type BulkResult, callForEach } from '@kado/template-kit';

type UserBody = { user: TemplateUser };

type UserBodies = BulkResult<number, UserBody>;

type MutationStart = { dispatch: (action: never) => unknown; queryFulfilled: Promise<{ data: UserBody | UserBodies }> };

/** Writes the returned users into the cache of their own pages. */
function updateOpenUsers(_: unknown, { dispatch, queryFulfilled }: MutationStart): void {
  const write = ({ data }: { data: UserBody | UserBodies }) => {
    for (const { user } of 'results' in data ? data.results : [data])
      dispatch(usersApi.util.updateQueryData('usersOne', user.id, () => user) as never);
  };
  queryFulfilled.then(write, () => undefined);
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
    usersAdd: build.mutation<UserBody, TemplateUserDraft>({
      query: (user) => (api) => api.template.users.add(user),
      invalidatesTags: ['User'],
    }),
    usersUpdate: build.mutation<UserBody, TemplateUserChange & { id: number }>({
      query: (change) => (api) => api.template.users.update(change),
      invalidatesTags: ['User'],
      onQueryStarted: updateOpenUsers,
    }),
    usersSuspend: build.mutation<UserBodies, readonly number[]>({
      query: (ids) => (api) => callForEach(ids, (id) => api.template.users.suspend(id)),
      invalidatesTags: ['User'],
      onQueryStarted: updateOpenUsers,
    }),
    usersRestore: build.mutation<UserBodies, readonly number[]>({
      query: (ids) => (api) => callForEach(ids, (id) => api.template.users.restore(id)),
      invalidatesTags: ['User'],
      onQueryStarted: updateOpenUsers,
    }),
    usersRemove: build.mutation<BulkResult<number, unknown>, readonly number[]>({
      query: (ids) => (api) => callForEach(ids, (id) => api.template.users.remove(id)),
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
