import { ApiError, type ApiClient } from '@kado/api-client';

import type { Locks } from '../storage/locks.ts';
import type { UserData } from '../vault/user-data.ts';
import { isFresh } from './is-fresh.ts';
import type { CurrentSession } from './current-session.ts';
import type { SessionKind } from './session-kind.ts';
import type { UserDataStore } from './user-data-store.ts';

type Options = {
  store: UserDataStore;
  session: CurrentSession;
  clock: () => number;
  locks: Locks;
  api: () => ApiClient;
  kind: SessionKind;
};

const signedOut = (): ApiError => new ApiError('Please sign in again', 401, 'UNAUTHENTICATED');

/** Makes the function that requests await. It resolves at once while the token is fresh, else after a renewal that all requests of all tabs share. */
export function createRenewal({ store, session, clock, locks, api, kind }: Options): () => Promise<void> {
  let running: Promise<void> | undefined;
  const fresh = ({ expiresAt }: UserData): boolean => isFresh(expiresAt, clock(), session.life(), kind.renewAhead);

  const renewAlone = async (userId: unknown): Promise<void> => {
    session.adopt(await store.read()); // another tab may have renewed or ended the session
    const data = session.current();
    if (!data || data.user.id !== userId) throw signedOut();
    if (fresh(data)) return;
    const version = session.version();
    const isSame = (): boolean => session.version() === version;
    try {
      const renewed = await kind.renew(api(), data);
      if (!isSame() || renewed.user.id !== userId) throw signedOut();
      await session.remember(renewed);
    } catch (error) {
      // Only a 401 of the renewal ends the session; a missing response is a network failure.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      if (!isSame()) return renewAlone(userId); // the session has changed meanwhile: a sign-out, another user, new tokens or new details
      session.end('unauthorized');
      throw error;
    }
  };
  return () => {
    const data = session.current();
    if (!data || fresh(data)) return Promise.resolve();
    running ??= locks.request('kado-session', () => renewAlone(data.user.id)).finally(() => (running = undefined));
    return running;
  };
}
