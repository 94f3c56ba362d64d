import type { DataOf, Order } from '@kado/contracts';
import { api } from '@kado/state/query';

const { useRecentOrdersQuery } = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    recentOrders: build.query<Order[], void>({
      query: () => (client, signal) => client.orders.list({ limit: 20 }, signal),
      transformResponse: ({ data }: DataOf<Order[]>) => data,
      providesTags: ['Order'],
    }),
  }),
});
export { useRecentOrdersQuery };
