import { balance, useAppDispatch, usePollingInterval } from '@kado/state';
import { useEffect, useRef, useState } from 'react';
import { depositsChanged, useDepositQuery } from '../api/deposits.ts';
import { pollingIntervalOf } from './polling-interval.ts';
import { isOpen } from './states.ts';

/** The deposit, polled while it can change and the page is visible. */
export function useDeposit(id: string) {
  const dispatch = useAppDispatch();
  const [pace, setPace] = useState(pollingIntervalOf(undefined));
  const [open, setOpen] = useState(true);
  const interval = usePollingInterval(open ? pace : 0);
  const query = useDepositQuery(id, { pollingInterval: interval, refetchOnMountOrArgChange: true });
  const { currentData: deposit } = query;
  const status = deposit?.status;
  const moving = isOpen(deposit) || (deposit === undefined && !query.isError);
  if (open !== moving) setOpen(moving);
  const nextPace = pollingIntervalOf(status);
  if (pace !== nextPace) setPace(nextPace);

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
    paused: moving && interval === 0 && deposit !== undefined,
  };
}
