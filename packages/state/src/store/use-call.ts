import { useCallback, useEffect, useRef } from 'react';

import type { CallSlice, CallState, RunningCall } from '../calls/create-call-slice.ts';
import type { Services } from './services.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** The state of a call. */
export const useCall = <Data>(slice: Pick<CallSlice<string, never, never, Data>, 'select'>): CallState<Data> =>
  useAppSelector(slice.select);

type Loadable<Args, Data> = {
  load: (...args: [args: Args]) => ThunkAction<RunningCall<unknown>, unknown, Services, UnknownAction>;
  select: CallSlice<string, never, never, Data>['select'];
};

/** How many mounted components load a slice, and the latest call of theirs. */
type Users = { count: number; running?: RunningCall<unknown> };
const users = new WeakMap<object, Users>();

function usersOf(slice: object): Users {
  const known = users.get(slice) ?? { count: 0 };
  users.set(slice, known);
  return known;
}

/**
 * Runs a call on mount and whenever its arguments change, and returns its state; `refetch` runs it again. Components that load the same slice share its
 * state: the call is cancelled when the last of them unmounts.
 */
export function useLoaded<Args, Data>(slice: Loadable<Args, Data>, args: Args): CallState<Data> & { refetch: () => void } {
  const dispatch = useAppDispatch();
  const latestArgs = useRef(args);
  const key = JSON.stringify(args);
  useEffect(() => void (latestArgs.current = args));
  const refetch = useCallback(() => {
    usersOf(slice).running = dispatch(slice.load(latestArgs.current));
  }, [dispatch, slice]);
  useEffect(() => {
    const mounted = usersOf(slice);
    mounted.count++;
    refetch();
    return () => {
      if (--mounted.count === 0) mounted.running?.abort();
    };
  }, [refetch, slice, key]);
  return { ...useAppSelector(slice.select), refetch };
}
