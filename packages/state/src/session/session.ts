import type { ApiClient } from '@kado/api-client';

import type { SafeStorage } from '../storage/safe-storage.ts';
import type { Locks } from '../storage/locks.ts';
import type { UserData } from '../vault/user-data.ts';
import { type EndReason, createCurrentSession, type SessionEvents } from './current-session.ts';
import type { SessionKind, SignedIn } from './session-kind.ts';
import { createRenewal } from './renewal.ts';
import { userDataStore } from './user-data-store.ts';

/** In ms. Browsers delay the timers of a hidden tab by up to a minute, which is still well within `renewAhead`. */
const CHECK_INTERVAL = 30_000;

export type SessionOptions = {
  storage: SafeStorage;
  secret: string;
  clock: () => number;
  locks: Locks;
  api: () => ApiClient;
  kind: SessionKind;
  events: SessionEvents;
};

/** The user's session in this tab. Its stored part is shared by all tabs. */
export type SessionManager = {
  /** Decrypts the stored session; resolves to the signed-in user's data. */
  load: () => Promise<UserData | undefined>;
  current: () => UserData | undefined;
  token: () => string | undefined;
  /** Starts a session after a sign-in, or updates its tokens. */
  start: (session: SignedIn) => Promise<void>;
  /** Keeps the changed details of the signed-in user. */
  changeUser: (user: UserData['user']) => Promise<void>;
  /** Runs a call that replaces the tokens; a 401 to another call in the meantime is handled after that call has finished. */
  replace: <Body>(work: () => Promise<Body>) => Promise<Body>;
  /** Resolves once the token can be used; renews it first if it is about to expire. */
  ensureFresh: () => Promise<void>;
  /** A request with this token got a 401. */
  unauthorized: (token: string | undefined) => void;
  end: (reason: EndReason) => void;
  /** Another tab changed the stored session. */
  follow: () => Promise<void>;
  /** Renews in the background if the variant needs it; returns a function that stops it. */
  watch: () => () => void;
};

/** Makes the manager of this tab's session. */
export function createSession({ storage, secret, clock, locks, api, kind, events }: SessionOptions): SessionManager {
  const store = userDataStore(storage, secret, kind);
  const currentSession = createCurrentSession({ store, clock, events });
  const ensureFresh = createRenewal({ store, session: currentSession, clock, locks, api, kind });
  const load = async (): Promise<UserData | undefined> => {
    const data = await currentSession.load();
    return data && kind.renewAhead !== undefined && data.expiresAt <= clock() ? currentSession.forget() : data;
  };
  let replacing: Promise<unknown> | undefined;
  const unauthorized = (token: string | undefined): void => {
    if (replacing) return void replacing.then(() => unauthorized(token));
    if (!currentSession.isCurrentToken(token)) return;
    if (store.isMine()) currentSession.end('unauthorized');
    else void currentSession.follow().then(() => currentSession.isCurrentToken(token) && currentSession.end('unauthorized'));
  };
  return {
    load,
    current: currentSession.current,
    token: () => currentSession.current()?.token,
    start: currentSession.start,
    // A renewal that runs at the same time notices the change, repeats its request and receives the changed details.
    changeUser: async (user) => {
      const data = currentSession.current();
      if (data?.user.id === user.id) await currentSession.keep({ ...data, user });
    },
    ensureFresh,
    replace: async (work) => {
      const running = work();
      const settled = running.then(
        () => undefined,
        () => undefined,
      );
      replacing = settled;
      await settled;
      if (replacing === settled) replacing = undefined;
      return running;
    },
    unauthorized,
    end: currentSession.end,
    follow: currentSession.follow,
    watch: () => {
      if (kind.renewAhead === undefined) return () => undefined;
      // A 401 of the renewal already ends the session; after any other failure the next check retries.
      const timer = setInterval(() => void ensureFresh().catch(() => undefined), CHECK_INTERVAL);
      return () => clearInterval(timer);
    },
  };
}
