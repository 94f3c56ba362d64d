import type { ApiClient } from '@kado/api-client';
import type { Session } from '@kado/contracts';

import type { Kept } from '../storage/kept.ts';
import type { Locks } from '../storage/locks.ts';
import type { UserData } from '../vault/user-data.ts';
import { type EndReason, hold, type SessionEvents } from './held.ts';
import { createRenewal, type Renew } from './renewal.ts';
import { userDataStore } from './user-data-store.ts';

export type SessionOptions = {
  kept: Kept;
  secret: string;
  clock: () => number;
  locks: Locks;
  api: () => ApiClient;
  renew: Renew;
  events: SessionEvents;
};

/** The signed-in person's session in this tab, and its stored half that all tabs share. */
export type SessionKeeper = {
  /** Opens what is stored; resolves to who is signed in. */
  load: () => Promise<UserData | undefined>;
  current: () => UserData | undefined;
  token: () => string | undefined;
  /** Somebody signed in, or got new tokens. */
  start: (session: Session) => Promise<void>;
  /** Resolves once the token can be used; renews it first where its time is nearly over. */
  ensureFresh: () => Promise<void>;
  /** A request with this token was answered 401. */
  unauthorized: (token: string | undefined) => void;
  end: (reason: EndReason) => void;
  /** Another tab changed what is stored. */
  follow: () => Promise<void>;
};

/** Makes the keeper of this tab's session. */
export function createSession({ kept, secret, clock, locks, api, renew, events }: SessionOptions): SessionKeeper {
  const store = userDataStore(kept, secret);
  const held = hold({ store, clock, events });
  const ensureFresh = createRenewal({ store, held, clock, locks, api, renew });
  return {
    load: held.load,
    current: held.current,
    token: () => held.current()?.token,
    start: held.start,
    ensureFresh,
    unauthorized: (token) => {
      if (!held.carried(token)) return;
      if (store.isMine()) held.end('unauthorized');
      else void held.follow().then(() => held.carried(token) && held.end('unauthorized'));
    },
    end: held.end,
    follow: held.follow,
  };
}
