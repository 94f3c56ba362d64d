import type { DataOf, Order } from '@kado/contracts';
import type { Preload } from '@kado/feature-kit';
import { shownStatus } from '@kado/product-ui';
import { balance, serverNow, useAppDispatch, usePolling } from '@kado/state';
import { api } from '@kado/state/query';
import { useEffect, useRef } from 'react';

const recentApi = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    recentOrders: build.query<Order[], void>({
      query: () => (client, signal) => client.orders.list({ limit: 20 }, signal),
      transformResponse: ({ data }: DataOf<Order[]>) => data,
      providesTags: ['Order'],
    }),
  }),
});
const { useRecentOrdersQuery } = recentApi;

/** Requests the recent orders while the page's translations are still loading. */
export const preloadOrders: Preload = (dispatch) =>
  dispatch(recentApi.endpoints.recentOrders.initiate(undefined, { subscribe: false }));

/** The polling interval of open orders (ms). They are polled because notifications of orders are optional. */
const EVERY_MS = 10_000;

/** The recent orders, polled while one of them is being processed and the page is visible. When one ends, the balance is loaded again. */
export function useRecentOrders() {
  const dispatch = useAppDispatch();
  const { pollingInterval, pollEvery } = usePolling(0);
  const query = useRecentOrdersQuery(undefined, { pollingInterval });
  const now = query.data?.filter((order) => shownStatus(order, serverNow()) === 'processing').length ?? 0;
  pollEvery(now > 0 ? EVERY_MS : 0);
  const previous = useRef(0);
  useEffect(() => {
    if (now < previous.current) dispatch(balance.load());
    previous.current = now;
  }, [now, dispatch]);
  return query;
}
