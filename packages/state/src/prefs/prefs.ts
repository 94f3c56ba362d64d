import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { readJson, type SafeStorage } from '../storage/safe-storage.ts';

/** Small things that a page keeps in this browser, by name: recent finds, hidden cards. */
export type Prefs = Readonly<Record<string, unknown>>;

/** The stored small things; damaged ones are dropped together. */
export function readPrefs(kept: SafeStorage): Prefs {
  const stored = readJson(kept, 'prefs');
  if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) return stored as Prefs;
  if (stored !== undefined) kept.drop('prefs');
  return {};
}

const initialState: Prefs = {};

const slice = createSlice({
  name: 'prefs',
  initialState,
  reducers: {
    /** A small thing changed; without a value it is forgotten. */
    changed: (prefs, { payload: { name, value } }: PayloadAction<{ name: string; value?: unknown }>) => {
      const { [name]: _, ...others } = prefs;
      return value === undefined ? others : { ...others, [name]: value };
    },
    /** Another tab changed them. */
    followed: (_, { payload }: PayloadAction<Prefs>) => payload,
  },
});

/** A stored small thing changed, here or (`prefsFollowed`) in another tab. */
export const { changed: prefChanged, followed: prefsFollowed } = slice.actions;
export const prefsReducer = slice.reducer;

/** Stores what an action changed, among what another tab may have stored meanwhile. */
export function storePrefs(kept: SafeStorage, action: unknown): void {
  if (!prefChanged.match(action)) return;
  const next = prefsReducer(readPrefs(kept), action);
  if (Object.keys(next).length === 0) kept.drop('prefs');
  else kept.write('prefs', JSON.stringify(next));
}
