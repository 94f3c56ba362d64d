import type { DataOf, Transaction, TransactionQuery } from '@kado/contracts';
import { api } from '@kado/state/query';

/** The filters of a statement or of its file. */
type Filters = Omit<TransactionQuery, 'limit' | 'cursor'>;
const FIRST = '';

export const { useStatementInfiniteQuery, useStatementCsvMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Transaction'] })
  .injectEndpoints({
    endpoints: (build) => ({
      statement: build.infiniteQuery<DataOf<Transaction[]>, Filters, string>({
        infiniteQueryOptions: { initialPageParam: FIRST, getNextPageParam: ({ meta }) => meta?.nextCursor },
        query:
          ({ queryArg, pageParam }) =>
          (client, signal) =>
            client.transactions.list({ ...queryArg, ...(pageParam !== FIRST && { cursor: pageParam }) }, signal),
        providesTags: ['Transaction'],
      }),
      statementCsv: build.mutation<string, Filters>({
        query: (filters) => (client, signal) => client.transactions.csv(filters, signal),
      }),
    }),
  });
