import { ApiError, type ApiClient } from '@kado/api-client';

import type { Locks } from '../storage/locks.ts';
import type { UserData } from '../vault/user-data.ts';
import { isFresh } from './is-fresh.ts';
import type { CurrentSession } from './current-session.ts';
import type { SessionVariant } from './session-variant.ts';
import type { UserDataStore } from './user-data-store.ts';

type Options = {
  store: UserDataStore;
  held: CurrentSession;
  clock: () => number;
  locks: Locks;
  api: () => ApiClient;
  variant: SessionVariant;
};

const signedOut = (): ApiError => new ApiError('Please sign in again', 401, 'UNAUTHENTICATED');

/** Makes the wait before a request: nothing while the token lives, else one renewal for all requests of all tabs. */
export function createRenewal({ store, held, clock, locks, api, variant }: Options): () => Promise<void> {
  let running: Promise<void> | undefined;
  const fresh = ({ expiresAt }: UserData): boolean => isFresh(expiresAt, clock(), held.life(), variant.renewAhead);

  const renewAlone = async (): Promise<void> => {
    const mine = held.current()?.user.id;
    held.adopt(await store.read()); // another tab may have renewed it, or ended it
    const data = held.current();
    if (!data || data.user.id !== mine) throw signedOut();
    if (fresh(data)) return;
    const raw = store.raw();
    try {
      const answer = await variant.renew(api(), data);
      if (store.raw() !== raw || held.current() !== data || answer.user.id !== mine) throw signedOut(); // signed out, or in as another, meanwhile
      await held.remember(answer);
    } catch (error) {
      // Only its 401 says that the session is over; without an answer it is the network that is missing.
      if (error instanceof ApiError && error.status === 401 && store.raw() === raw && held.current()) held.end('unauthorized');
      throw error;
    }
  };
  return () => {
    const data = held.current();
    if (!data || fresh(data)) return Promise.resolve();
    running ??= locks.request('kado-session', renewAlone).finally(() => (running = undefined));
    return running;
  };
}
