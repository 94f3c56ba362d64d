import type { ApiClient } from '@kado/api-client';

import type { SafeStorage } from '../storage/kept.ts';
import type { Locks } from '../storage/locks.ts';
import type { UserData } from '../vault/user-data.ts';
import { type EndReason, hold, type SessionEvents } from './held.ts';
import type { SessionKind, Signed } from './kind.ts';
import { createRenewal } from './renewal.ts';
import { userDataStore } from './user-data-store.ts';

/** A hidden tab's timers may rest for a minute, which is still well within `ahead` (ms). */
const LOOK_EVERY = 30_000;

export type SessionOptions = {
  kept: SafeStorage;
  secret: string;
  clock: () => number;
  locks: Locks;
  api: () => ApiClient;
  kind: SessionKind;
  events: SessionEvents;
};

/** The signed-in person's session in this tab, and its stored half that all tabs share. */
export type SessionKeeper = {
  /** Opens what is stored; resolves to who is signed in. */
  load: () => Promise<UserData | undefined>;
  current: () => UserData | undefined;
  token: () => string | undefined;
  /** Somebody signed in, or got new tokens. */
  start: (session: Signed) => Promise<void>;
  /** Resolves once the token can be used; renews it first where its time is nearly over. */
  ensureFresh: () => Promise<void>;
  /** A request with this token was answered 401. */
  unauthorized: (token: string | undefined) => void;
  end: (reason: EndReason) => void;
  /** Another tab changed what is stored. */
  follow: () => Promise<void>;
  /** Renews ahead of time where the kind asks for it; returns how to stop. */
  watch: () => () => void;
};

/** Makes the keeper of this tab's session. */
export function createSession({ kept, secret, clock, locks, api, kind, events }: SessionOptions): SessionKeeper {
  const store = userDataStore(kept, secret, kind.wing);
  const held = hold({ store, clock, events });
  const ensureFresh = createRenewal({ store, held, clock, locks, api, kind });
  const load = async (): Promise<UserData | undefined> => {
    const data = await held.load();
    return data && kind.ahead !== undefined && data.expiresAt <= clock() ? held.forget() : data;
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
      if (kind.ahead === undefined) return () => undefined;
      // Its 401 ends the session by itself; after any other failure the next look tries again.
      const timer = setInterval(() => void ensureFresh().catch(() => undefined), LOOK_EVERY);
      return () => clearInterval(timer);
    },
  };
}
