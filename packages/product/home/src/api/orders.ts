import type { DataOf, Order } from '@kado/contracts';
import type { Preload } from '@kado/feature-kit';
import { api } from '@kado/state/query';

const recentApi = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    recentOrders: build.query<Order[], void>({
      query: () => (client, signal) => client.orders.list({ limit: 20 }, signal),
      transformResponse: ({ data }: DataOf<Order[]>) => data,
      providesTags: ['Order'],
    }),
  }),
});
export const { useRecentOrdersQuery } = recentApi;

/** Requests the recent orders while the page's words still arrive. */
export const preloadOrders: Preload = (dispatch) =>
  dispatch(recentApi.endpoints.recentOrders.initiate(undefined, { subscribe: false }));
