import type { DataOf, UserAccount, UserAccountQuery } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

type Filters = Omit<UserAccountQuery, 'limit' | 'cursor'>;

export const { useAccountsInfiniteQuery, useAccountQuery, useSuspendMutation, useRestoreMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Account', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      accounts: build.infiniteQuery<DataOf<UserAccount[]>, Filters, string>({
        ...cursorPages<UserAccount, Filters>((client, query, signal) => client.admin.users.list(query, signal)),
        providesTags: ['Account'],
      }),
      account: build.query<UserAccount, string>({
        query: (id) => async (client, signal) => (await client.admin.users.one(id, signal)).data,
        providesTags: ['Account'],
      }),
      suspend: build.mutation<UserAccount, { id: string; reason: string }>({
        query:
          ({ id, reason }) =>
          async (client, signal) =>
            (await client.admin.users.suspend(id, { reason }, signal)).data,
        invalidatesTags: ['Account', 'Audit'],
      }),
      restore: build.mutation<UserAccount, string>({
        query: (id) => async (client, signal) => (await client.admin.users.restore(id, signal)).data,
        invalidatesTags: ['Account', 'Audit'],
      }),
    }),
  });
