import { createAction, createReducer } from '@reduxjs/toolkit';
import { useCallback } from 'react';

import { readJson, type Kept } from '../storage/kept.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';

/** Small things that a page keeps in this browser, by name: recent finds, hidden cards. */
export type Prefs = Readonly<Record<string, unknown>>;

/** The stored small things; damaged ones are dropped together. */
export function readPrefs(kept: Kept): Prefs {
  const stored = readJson(kept, 'prefs');
  if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) return stored as Prefs;
  if (stored !== undefined) kept.drop('prefs');
  return {};
}

/** A small thing changed; without a value it is forgotten. */
export const prefChanged = createAction<{ name: string; value?: unknown }>('prefs/changed');
/** Another tab changed them. */
export const prefsFollowed = createAction<Prefs>('prefs/followed');

export const prefsReducer = createReducer<Prefs>({}, (builder) =>
  builder
    .addCase(prefChanged, (prefs, { payload: { name, value } }) => {
      const { [name]: _, ...others } = prefs;
      return value === undefined ? others : { ...others, [name]: value };
    })
    .addCase(prefsFollowed, (_, { payload }) => payload),
);

/** Stores what an action changed, among what another tab may have stored meanwhile. */
export function storePrefs(kept: Kept, action: unknown): void {
  if (!prefChanged.match(action)) return;
  const next = prefsReducer(readPrefs(kept), action);
  if (Object.keys(next).length === 0) kept.drop('prefs');
  else kept.write('prefs', JSON.stringify(next));
}

/** A small thing that is kept in this browser and how to change it; what does not `fit` counts as `or` (a constant outside the component). */
export function usePref<Value>(name: string, fits: (value: unknown) => value is Value, or: Value) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(({ prefs }) => prefs[name]);
  const change = useCallback((value: Value | undefined) => void dispatch(prefChanged({ name, value })), [dispatch, name]);
  return [fits(stored) ? stored : or, change] as const;
}
