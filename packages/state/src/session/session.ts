import type { ApiClient } from '@kado/api-client';

import type { SafeStorage } from '../storage/safe-storage.ts';
import type { Locks } from '../storage/locks.ts';
import type { UserData } from '../vault/user-data.ts';
import { type EndReason, createCurrentSession, type SessionEvents } from './current-session.ts';
import type { SessionVariant, SignedIn } from './session-variant.ts';
import { createRenewal } from './renewal.ts';
import { userDataStore } from './user-data-store.ts';

/** A hidden tab's timers may rest for a minute, which is still well within `renewAhead` (ms). */
const LOOK_EVERY = 30_000;

export type SessionOptions = {
  kept: SafeStorage;
  secret: string;
  clock: () => number;
  locks: Locks;
  api: () => ApiClient;
  variant: SessionVariant;
  events: SessionEvents;
};

/** The signed-in person's session in this tab, and its stored half that all tabs share. */
export type SessionManager = {
  /** Opens what is stored; resolves to who is signed in. */
  load: () => Promise<UserData | undefined>;
  current: () => UserData | undefined;
  token: () => string | undefined;
  /** Somebody signed in, or got new tokens. */
  start: (session: SignedIn) => Promise<void>;
  /** Resolves once the token can be used; renews it first where its time is nearly over. */
  ensureFresh: () => Promise<void>;
  /** A request with this token was answered 401. */
  unauthorized: (token: string | undefined) => void;
  end: (reason: EndReason) => void;
  /** Another tab changed what is stored. */
  follow: () => Promise<void>;
  /** Renews ahead of time where the variant asks for it; returns how to stop. */
  watch: () => () => void;
};

/** Makes the keeper of this tab's session. */
export function createSession({ kept, secret, clock, locks, api, variant, events }: SessionOptions): SessionManager {
  const store = userDataStore(kept, secret, variant);
  const held = createCurrentSession({ store, clock, events });
  const ensureFresh = createRenewal({ store, held, clock, locks, api, variant });
  const load = async (): Promise<UserData | undefined> => {
    const data = await held.load();
    return data && variant.renewAhead !== undefined && data.expiresAt <= clock() ? held.forget() : data;
  };
  return {
    load,
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
    watch: () => {
      if (variant.renewAhead === undefined) return () => undefined;
      // Its 401 ends the session by itself; after any other failure the next look tries again.
      const timer = setInterval(() => void ensureFresh().catch(() => undefined), LOOK_EVERY);
      return () => clearInterval(timer);
    },
  };
}
