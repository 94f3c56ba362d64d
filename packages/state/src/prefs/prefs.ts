import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { readJson, type SafeStorage } from '../storage/safe-storage.ts';

/** Preferences that pages store in this browser by name, such as recent searches or hidden cards. */
export type Prefs = Readonly<Record<string, unknown>>;

/** The stored preferences; a damaged value is dropped as a whole. */
export function readPrefs(storage: SafeStorage): Prefs {
  const stored = readJson(storage, 'prefs');
  if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) return stored as Prefs;
  if (stored !== undefined) storage.drop('prefs');
  return {};
}

const initialState: Prefs = {};

const slice = createSlice({
  name: 'prefs',
  initialState,
  reducers: {
    /** A preference changed; without a value it is removed. */
    changed: (prefs, { payload: { name, value } }: PayloadAction<{ name: string; value?: unknown }>) => {
      const { [name]: _, ...others } = prefs;
      return value === undefined ? others : { ...others, [name]: value };
    },
    /** Another tab changed the preferences. */
    followed: (_, { payload }: PayloadAction<Prefs>) => payload,
  },
});

/** The preferences' actions: changes by this tab, and by another one (`prefsFollowed`). */
export const { changed: prefChanged, followed: prefsFollowed } = slice.actions;
export const prefsReducer = slice.reducer;

/** Stores what an action changed, merged with what another tab may have stored meanwhile. */
export function storePrefs(storage: SafeStorage, action: unknown): void {
  if (!prefChanged.match(action)) return;
  const next = prefsReducer(readPrefs(storage), action);
  if (Object.keys(next).length === 0) storage.drop('prefs');
  else storage.write('prefs', JSON.stringify(next));
}
