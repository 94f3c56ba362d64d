import { ApiError } from '@kado/api-client';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { StorageEvents } from '../storage/watch.ts';
import type { Services } from '../store/services.ts';

async function tellServer(services: Services, token: string | undefined): Promise<boolean> {
  const { api, storage } = services;
  const answer = api.auth.logout(token).then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status === 401, // the session has already ended
  );
  services.lastSignOut = answer;
  const heard = await answer;
  if (heard) storage.drop('signOut');
  return heard;
}

/**
 * Signs out: in this browser at once, then at the server. Resolves to whether the server has ended the session. If it has not, the cookie, which no
 * script can remove, could still renew the session: `finishSignOut` repeats the request later.
 */
export const logout =
  (): ThunkAction<Promise<boolean>, unknown, Services, UnknownAction> => async (_dispatch, _getState, services) => {
    const { session, storage } = services;
    const token = session.token();
    session.end('logout');
    storage.write('signOut', 'pending');
    return tellServer(services, token);
  };

/** Repeats a sign-out request that failed, unless somebody has signed in since. */
export async function finishSignOut(services: Services): Promise<void> {
  const { session, storage } = services;
  if (storage.read('signOut') !== undefined && !session.current()) await tellServer(services, undefined);
}

/** Calls `finishSignOut` whenever the browser is online again; returns a function that removes the listener. */
export function finishSignOutOnline(services: Services, events: StorageEvents | undefined): () => void {
  const finish = (): void => void finishSignOut(services);
  events?.addEventListener('online', finish);
  return () => events?.removeEventListener('online', finish);
}
