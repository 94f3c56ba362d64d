import type { DataOf, Transaction, TransactionQuery } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

/** The filters of a statement or of its CSV file. */
type Filters = Omit<TransactionQuery, 'limit' | 'cursor'>;

export const { useStatementInfiniteQuery, useStatementCsvMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Transaction'] })
  .injectEndpoints({
    endpoints: (build) => ({
      statement: build.infiniteQuery<DataOf<Transaction[]>, Filters, string>({
        ...cursorPages<Transaction, Filters>((client, query, signal) => client.transactions.list(query, signal)),
        providesTags: ['Transaction'],
      }),
      statementCsv: build.mutation<string, Filters>({
        query: (filters) => (client, signal) => client.transactions.csv(filters, signal),
      }),
    }),
  });
