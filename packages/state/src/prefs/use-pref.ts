import { useCallback } from 'react';

import { isBoolean } from '../storage/safe-storage.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { prefChanged } from './prefs.ts';

/** A preference stored in this browser, and its setter. A stored value that does not pass `fits` is replaced by `or` (a constant outside the component). */
export function usePref<Value>(name: string, fits: (value: unknown) => value is Value, or: Value) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(({ prefs }) => prefs[name]);
  const change = useCallback((value: Value | undefined) => void dispatch(prefChanged({ name, value })), [dispatch, name]);
  return [fits(stored) ? stored : or, change] as const;
}

/** A preference that is on or off, off by default, and its setter. */
export const useFlag = (name: string) => usePref(name, isBoolean, false);
