import type { DataOf, Order } from '@kado/contracts';
import { api } from '@kado/state/query';

const LATEST = 5;

export const { useBankPricesOrdersQuery } = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    bankPricesOrders: build.query<Order[], void>({
      query: () => (client, signal) => client.orders.list({ limit: LATEST }, signal),
      transformResponse: ({ data }: DataOf<Order[]>) => data,
      providesTags: ['Order'],
    }),
  }),
});
