import type {
  InvoiceListBody,
  TemplateUser,
  TemplateUserChange,
  TemplateUserDraft,
  TemplateUserListBody,
  TemplateUserListQuery,
} from '@kado/contracts';
import { api } from '@kado/state/query';

type One = { user: TemplateUser };

/** One after the other, so that a failure leaves the rest untouched. */
async function inTurn(ids: readonly number[], call: (id: number) => Promise<unknown>): Promise<number> {
  for (const id of ids) await call(id);
  return ids.length;
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
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => {
        const keep = ({ data }: { data: One }) => void dispatch(usersApi.util.updateQueryData('usersOne', id, () => data.user));
        queryFulfilled.then(keep, () => undefined);
      },
    }),
    usersSuspend: build.mutation<number, readonly number[]>({
      query: (ids) => (api) => inTurn(ids, (id) => api.template.users.suspend(id)),
      invalidatesTags: ['User'],
    }),
    usersRestore: build.mutation<number, readonly number[]>({
      query: (ids) => (api) => inTurn(ids, (id) => api.template.users.restore(id)),
      invalidatesTags: ['User'],
    }),
    usersRemove: build.mutation<number, readonly number[]>({
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
