import type { DataOf, Order } from '@kado/contracts';
import { api } from '@kado/state/query';

const LATEST = 5;

export const { useBankGiftsOrdersQuery } = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    bankGiftsOrders: build.query<Order[], void>({
      query: () => (client, signal) => client.orders.list({ limit: LATEST }, signal),
      transformResponse: ({ data }: DataOf<Order[]>) => data,
      providesTags: ['Order'],
    }),
  }),
});
