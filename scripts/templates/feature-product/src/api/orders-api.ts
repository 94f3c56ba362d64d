import type { DataOf, Order } from '@kado/contracts';
import { api } from '@kado/state/query';

const LATEST = 5;

export const { use__Subject__OrdersQuery } = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    __camel__Orders: build.query<Order[], void>({
      query: () => (client, signal) => client.orders.list({ limit: LATEST }, signal),
      transformResponse: ({ data }: DataOf<Order[]>) => data,
      providesTags: ['Order'],
    }),
  }),
});
