import type { Ability, Item, User } from '@kado/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Layout } from '../layout/layout.ts';
import type { StoredAccount } from '../vault/user-data.ts';
import type { EndReason } from './current-session.ts';

/** Who is signed in: a customer of the product (`user`), or an `account` of the template. 'unknown' until the stored user data has been decrypted. */
export type SessionState = {
  status: 'unknown' | 'guest' | 'user';
  user: User | null;
  account?: StoredAccount | undefined;
  ability: readonly Ability[];
  /** Why the last session of this tab ended; absent if there was none. */
  endedBy?: EndReason | undefined;
};

/** The abilities of a visitor without an ability list. */
const DEFAULT_ABILITY: readonly Ability[] = [{ action: 'read', subject: 'Auth' }];

const initialState = { status: 'unknown', user: null, ability: DEFAULT_ABILITY } as SessionState;
const guest = (): SessionState => ({ status: 'guest', user: null, ability: DEFAULT_ABILITY });
const isCustomer = (user: User | StoredAccount): user is User => typeof user.id === 'string';

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A user is signed in: they just signed in, or a stored session was found. */
    started: (
      _,
      { payload: { user, ability } }: PayloadAction<{ user: User | StoredAccount; ability?: readonly Ability[] | undefined }>,
    ): SessionState => ({
      status: 'user',
      ...(isCustomer(user) ? { user } : { user: null, account: user }),
      ability: ability ?? DEFAULT_ABILITY,
    }),
    /** The signed-in user changed their details. */
    changed: (state, { payload }: PayloadAction<User>): SessionState =>
      state.user?.id === payload.id ? { ...state, user: payload } : state,
    /** The session ended: the root reducer resets the state to this layout and this cart. */
    ended: {
      reducer: (_, { payload: { reason } }: PayloadAction<{ reason: EndReason }>): SessionState => ({
        ...guest(),
        endedBy: reason,
      }),
      prepare: (payload: { reason: EndReason; layout: Layout; cart: Item[] }) => ({ payload }),
    },
    /** There was no session when the page opened. */
    missing: guest,
  },
});

/** The start of a session, a change of its user, and its end; `sessionMissing`: there was none when the page opened. */
export const { started: sessionStarted, changed: userChanged, ended: sessionEnded, missing: sessionMissing } = slice.actions;
export const sessionReducer = slice.reducer;
