import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '../session/session-slice.ts';
import { readJson, type SafeStorage } from '../storage/safe-storage.ts';

/** Preferences that pages store in this browser by name, such as recent searches or hidden cards. They belong to a person and are removed when that person signs out. */
export type Prefs = Readonly<Record<string, unknown>>;

/** The stored preferences; a damaged value is dropped as a whole. */
export function readPrefs(storage: SafeStorage): Prefs {
  const stored = readJson(storage, 'prefs');
  if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) return stored as Prefs;
  if (stored !== undefined) storage.drop('prefs');
  return {};
}

const initialState: Prefs = {};
/** Preferences kept after a logout: the remembered e-mail address, the accounts that skipped the guide, and this device's settings. */
const KEPT = new Set(['login', 'guide.skipped', 'shortcuts.off', 'data.low']);

const withoutPersonal = (prefs: Prefs): Prefs => Object.fromEntries(Object.entries(prefs).filter(([name]) => KEPT.has(name)));

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
    /** Another person signs in after a session that expired: removes the personal preferences. */
    forgotten: withoutPersonal,
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (prefs, { payload: { reason } }) => (reason === 'logout' ? withoutPersonal(prefs) : prefs)),
});

/** The preferences' actions: changes by this tab, by another one (`prefsFollowed`), and the removal of the personal ones (`prefsForgotten`). */
export const { changed: prefChanged, followed: prefsFollowed, forgotten: prefsForgotten } = slice.actions;
export const prefsReducer = slice.reducer;

/** Stores what an action changed or removed, merged with what another tab may have stored meanwhile. */
export function storePrefs(storage: SafeStorage, action: unknown): void {
  const isLogout = sessionEnded.match(action) && action.payload.reason === 'logout';
  if (!isLogout && !prefChanged.match(action) && !prefsForgotten.match(action)) return;
  const next = prefsReducer(readPrefs(storage), action);
  if (Object.keys(next).length === 0) storage.drop('prefs');
  else storage.write('prefs', JSON.stringify(next));
}
