import { ApiError } from '@kado/api-client';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Services } from '../store/services.ts';

/** Refusals that a later attempt may not get. */
const TEMPORARY = new Set([408, 429]);

/** Whether the server has heard of the sign-out; a refusal says that there is no session any more. */
const isHeard = ({ status }: ApiError): boolean => status >= 400 && status < 500 && !TEMPORARY.has(status);

async function tellServer({ api, storage }: Services, token: string | undefined): Promise<boolean> {
  const heard = await api.auth.logout(token).then(
    () => true,
    (error: unknown) => error instanceof ApiError && isHeard(error),
  );
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
