import { useCallback } from 'react';

import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { prefChanged } from './prefs.ts';

/** A small thing that is kept in this browser and how to change it; what does not `fit` counts as `or` (a constant outside the component). */
export function usePref<Value>(name: string, fits: (value: unknown) => value is Value, or: Value) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(({ prefs }) => prefs[name]);
  const change = useCallback((value: Value | undefined) => void dispatch(prefChanged({ name, value })), [dispatch, name]);
  return [fits(stored) ? stored : or, change] as const;
}
