import { balance, useAppDispatch, usePolling } from '@kado/state';
import { useEffect, useRef } from 'react';
import { depositsChanged, useDepositQuery } from '../api/deposits.ts';
import { pollingIntervalOf } from './polling-interval.ts';
import { isOpen } from './states.ts';

/** The deposit, polled while it can change and the page is visible. */
export function useDeposit(id: string) {
  const dispatch = useAppDispatch();
  const { pollingInterval, pollEvery } = usePolling(pollingIntervalOf(undefined));
  const query = useDepositQuery(id, { pollingInterval, refetchOnMountOrArgChange: true });
  const { currentData: deposit } = query;
  const status = deposit?.status;
  const moving = isOpen(deposit) || (deposit === undefined && !query.isError);
  pollEvery(moving ? pollingIntervalOf(status) : 0);

  // After a change of status the balance, the list and the statement are stale.
  const previous = useRef(status);
  useEffect(() => {
    if (status === undefined) return;
    dispatch(balance.load());
    if (previous.current !== undefined && previous.current !== status) dispatch(depositsChanged());
    previous.current = status;
  }, [dispatch, status]);
  return {
    query: { data: deposit, error: query.error, isLoading: query.isLoading, refetch: query.refetch },
    paused: moving && pollingInterval === 0 && deposit !== undefined,
  };
}
