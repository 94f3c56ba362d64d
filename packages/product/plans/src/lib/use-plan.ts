import { balance, useAppDispatch, usePolling } from '@kado/state';
import { useEffect, useRef } from 'react';
import { ordersChanged, usePlanQuery } from '../api/plans.ts';

/** The polling interval in ms; long, because a plan changes only on its days. */
const INTERVAL = 20_000;

/** The plan, polled while it can change and the page is visible. */
export function usePlan(id: string) {
  const dispatch = useAppDispatch();
  const { pollingInterval, pollEvery } = usePolling(INTERVAL);
  const query = usePlanQuery(id, { pollingInterval, refetchOnMountOrArgChange: true });
  const { currentData: plan } = query;
  const isOver = plan ? plan.status === 'ended' : query.isError;
  pollEvery(isOver ? 0 : INTERVAL);
  // A run that became an order changes the balance.
  const ordered = plan?.runs.filter(({ status }) => status === 'ordered').length;
  const previous = useRef(ordered);
  useEffect(() => {
    if (previous.current !== undefined && ordered !== undefined && previous.current !== ordered) {
      dispatch(balance.load());
      dispatch(ordersChanged());
    }
    previous.current = ordered;
  }, [dispatch, ordered]);
  return { data: plan, error: query.error, isLoading: query.isLoading, refetch: query.refetch };
}
