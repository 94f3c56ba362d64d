import type { Ability, Item, User } from '@kado/contracts';
import type { TemplateUserData } from '@kado/contracts/template';
import { createAction, createReducer } from '@reduxjs/toolkit';

import type { Layout } from '../layout/layout.ts';
import type { EndReason } from './held.ts';

/** Who is signed in: a customer of the product, or an account of the template. 'unknown' until the stored user data has been opened. */
export type SessionState = {
  status: 'unknown' | 'guest' | 'user';
  user: User | null;
  account?: TemplateUserData | undefined;
  ability: readonly Ability[];
  /** Why the last session of this tab ended; absent for somebody who had none. */
  endedBy?: EndReason | undefined;
};

/** The rights of somebody without an ability list. */
const DEFAULT: readonly Ability[] = [{ action: 'read', subject: 'Auth' }];

/** Somebody is signed in: after signing in, or as found at the start. */
export const sessionStarted = createAction<{ user: User | TemplateUserData; ability?: readonly Ability[] | undefined }>(
  'session/started',
);

/** Nobody is signed in any more: everything starts anew from what is stored. */
export const sessionEnded = createAction<{ reason: EndReason; layout: Layout; cart: Item[] }>('session/ended');

/** Nobody was signed in when the page opened. */
export const sessionMissing = createAction('session/missing');

export const sessionReducer = createReducer<SessionState>({ status: 'unknown', user: null, ability: DEFAULT }, (builder) =>
  builder
    .addCase(sessionStarted, (_, { payload: { user, ability } }) => ({
      status: 'user',
      ...('role' in user ? { user: null, account: user } : { user }),
      ability: ability ?? DEFAULT,
    }))
    .addCase(sessionEnded, (_, { payload }) => ({ status: 'guest', user: null, ability: DEFAULT, endedBy: payload.reason }))
    .addCase(sessionMissing, () => ({ status: 'guest', user: null, ability: DEFAULT })),
);
