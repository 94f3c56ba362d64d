import type { DataOf, Order } from '@kado/contracts';
import type { Preload } from '@kado/feature-kit';
import { shownStatus } from '@kado/product-ui';
import { balance, serverNow, useAppDispatch, usePollingInterval } from '@kado/state';
import { api } from '@kado/state/query';
import { useEffect, useRef, useState } from 'react';

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

/** Requests the recent orders while the page's words still arrive. */
export const preloadOrders: Preload = (dispatch) =>
  dispatch(recentApi.endpoints.recentOrders.initiate(undefined, { subscribe: false }));

/** How often open orders are requested (ms). The notifications report the end of an order only to those who want notifications of orders. */
const EVERY_MS = 10_000;

/** The recent orders, polled while one of them is on its way and the page is visible; when it ends, the balance is requested again. */
export function useRecentOrders() {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(0);
  const pollingInterval = usePollingInterval(open && EVERY_MS);
  const query = useRecentOrdersQuery(undefined, { pollingInterval });
  const now = query.data?.filter((order) => shownStatus(order, serverNow()) === 'processing').length ?? 0;
  if (open !== now) setOpen(now);
  const previous = useRef(0);
  useEffect(() => {
    if (now < previous.current) dispatch(balance.load());
    previous.current = now;
  }, [now, dispatch]);
  return query;
}
