import { useCallback, useEffect, useRef } from 'react';

import type { CallSlice, CallState, RunningCall } from '../calls/create-call-slice.ts';
import { queryOf } from '../calls/loaded-with.ts';
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

/** How many mounted components load a slice, and the latest call that one of them started. */
type Users = { count: number; running?: RunningCall<unknown> };
const users = new WeakMap<object, Users>();

function usersOf(slice: object): Users {
  const known = users.get(slice) ?? { count: 0 };
  users.set(slice, known);
  return known;
}

const keyOf = (args: unknown): string => JSON.stringify(args ?? {});

/**
 * Runs a call on mount and whenever its arguments change, unless `skip` is true, and returns its state; `refetch` runs it again. `data` is null until the slice
 * contains the data of these arguments, whichever page loaded them; `useCall` returns the data of any arguments. Components that load the same slice share its
 * state: the call is cancelled when the last of them unmounts.
 */
export function useLoaded<Args, Data>(
  slice: Loadable<Args, Data>,
  args: Args,
  { skip = false }: { skip?: boolean } = {},
): CallState<Data> & { refetch: () => void } {
  const dispatch = useAppDispatch();
  const latestArgs = useRef(args);
  const state = useAppSelector(slice.select);
  const key = keyOf(args);
  useEffect(() => void (latestArgs.current = args));
  const refetch = useCallback(() => {
    usersOf(slice).running = dispatch(slice.load(latestArgs.current));
  }, [dispatch, slice]);
  useEffect(() => {
    if (skip) return undefined;
    const mounted = usersOf(slice);
    mounted.count++;
    refetch();
    return () => {
      if (--mounted.count === 0) mounted.running?.abort();
    };
  }, [refetch, slice, key, skip]);
  return { ...state, data: keyOf(queryOf(state.data)) === key ? state.data : null, refetch };
}
