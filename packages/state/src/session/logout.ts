import { ApiError } from '@kado/api-client';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { StorageEvents } from '../storage/watch.ts';
import type { Services } from '../store/services.ts';

async function tellServer(services: Services, token: string | undefined): Promise<boolean> {
  const { api, storage } = services;
  const answer = api.auth.logout(token).then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status === 401, // there is no session any more
  );
  services.signOut = answer;
  const heard = await answer;
  if (heard) storage.drop('signOut');
  return heard;
}

/**
 * Signs out: in this browser at once, then at the server. Resolves to whether the server has heard of it. If it has not, its session can be renewed
 * with the cookie, which no script can remove: `finishSignOut` then tells the server later.
 */
export const logout =
  (): ThunkAction<Promise<boolean>, unknown, Services, UnknownAction> => async (_dispatch, _getState, services) => {
    const { session, storage } = services;
    const token = session.token();
    session.end('logout');
    storage.write('signOut', 'pending');
    return tellServer(services, token);
  };

/** Tells the server of a sign-out that it has not heard of, unless somebody has signed in since. */
export async function finishSignOut(services: Services): Promise<void> {
  const { session, storage } = services;
  if (storage.read('signOut') !== undefined && !session.current()) await tellServer(services, undefined);
}

/** Tells the server when the connection is back, too; returns a function that stops it. */
export function finishSignOutOnline(services: Services, events: StorageEvents | undefined): () => void {
  const finish = (): void => void finishSignOut(services);
  events?.addEventListener('online', finish);
  return () => events?.removeEventListener('online', finish);
}
