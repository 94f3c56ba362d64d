import type { Order } from '@kado/contracts';
import { balance, useAppDispatch, usePolling } from '@kado/state';
import { useEffect, useRef, useState } from 'react';
import { pollingIntervalOf } from './polling-interval.ts';
import { ordersChanged, useOrderQuery } from '../api/orders.ts';

const isOpen = (order: Order | undefined) => order?.status === 'processing';

/** The order, polled while it is open and the page is visible. */
export function useOrder(id: string) {
  const dispatch = useAppDispatch();
  const [since] = useState(() => Date.now());
  const { pollingInterval, pollEvery } = usePolling(pollingIntervalOf(0));
  const query = useOrderQuery(id, { pollingInterval, refetchOnMountOrArgChange: true });
  const { currentData: order, fulfilledTimeStamp = since } = query;
  const moving = isOpen(order) || (order === undefined && !query.isError);
  pollEvery(moving ? pollingIntervalOf(Math.max(0, fulfilledTimeStamp - since)) : 0);

  // A change of captured or released money makes the balance stale; the end of the order also makes the lists stale.
  const money = order && `${order.captured.amountMinor} ${order.released.amountMinor}`;
  useEffect(() => {
    if (money !== undefined) dispatch(balance.load());
  }, [dispatch, money]);
  const status = order?.status;
  const previousStatus = useRef(status);
  useEffect(() => {
    if (previousStatus.current === 'processing' && status !== undefined && status !== 'processing') dispatch(ordersChanged());
    previousStatus.current = status;
  }, [dispatch, status]);
  return {
    query: { data: order, error: query.error, isLoading: query.isLoading, refetch: query.refetch },
    paused: moving && pollingInterval === 0 && order !== undefined,
  };
}
