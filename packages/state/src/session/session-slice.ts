import type { Ability, Item, User } from '@kado/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Layout } from '../layout/layout.ts';
import type { StoredAccount } from '../vault/user-data.ts';
import type { EndReason } from './current-session.ts';

/** Who is signed in: a customer of the product (`user`), or an `account` of the template. 'unknown' until the stored user data has been opened. */
export type SessionState = {
  status: 'unknown' | 'guest' | 'user';
  user: User | null;
  account?: StoredAccount | undefined;
  ability: readonly Ability[];
  /** Why the last session of this tab ended; absent for somebody who had none. */
  endedBy?: EndReason | undefined;
};

/** The rights of somebody without an ability list. */
const DEFAULT_ABILITY: readonly Ability[] = [{ action: 'read', subject: 'Auth' }];

const initialState = { status: 'unknown', user: null, ability: DEFAULT_ABILITY } as SessionState;
const guest = (): SessionState => ({ status: 'guest', user: null, ability: DEFAULT_ABILITY });
const isCustomer = (user: User | StoredAccount): user is User => typeof user.id === 'string';

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Somebody is signed in: after signing in, or as found at the start. */
    started: (
      _,
      { payload: { user, ability } }: PayloadAction<{ user: User | StoredAccount; ability?: readonly Ability[] | undefined }>,
    ): SessionState => ({
      status: 'user',
      ...(isCustomer(user) ? { user } : { user: null, account: user }),
      ability: ability ?? DEFAULT_ABILITY,
    }),
    /** Nobody is signed in any more: everything starts anew from what is stored. */
    ended: {
      reducer: (_, { payload: { reason } }: PayloadAction<{ reason: EndReason }>): SessionState => ({
        ...guest(),
        endedBy: reason,
      }),
      prepare: (payload: { reason: EndReason; layout: Layout; cart: Item[] }) => ({ payload }),
    },
    /** Nobody was signed in when the page opened. */
    missing: guest,
  },
});

/** The session's beginning and end; `sessionMissing`: nobody was signed in when the page opened. */
export const { started: sessionStarted, ended: sessionEnded, missing: sessionMissing } = slice.actions;
export const sessionReducer = slice.reducer;
