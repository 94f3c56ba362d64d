import type { Session, User } from '@kado/contracts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { profile } from '../calls/app.ts';
import type { RootState } from '../store/root-reducer.ts';
import type { Services } from '../store/services.ts';
import { userChanged } from './session-slice.ts';

/** Updates the signed-in user's details: in the stored session, in the session state, and by reloading the profile. Does nothing after a sign-out. */
export const updateStoredUser =
  (user: User): ThunkAction<Promise<void>, RootState, Services, UnknownAction> =>
  async (dispatch, _, { session }) => {
    await session.changeUser(user);
    if (session.current()?.user.id !== user.id) return;
    dispatch(userChanged(user));
    dispatch(profile.load());
  };

/**
 * Runs a call that replaces the tokens of the session, such as a change of the PIN, and keeps the new tokens. Meanwhile a 401 to another call with
 * the old token does not end the session. If the user has signed out meanwhile, the new tokens start no session.
 */
export const replaceSession =
  <Body extends { data?: Session | undefined }>(
    call: () => Promise<Body>,
  ): ThunkAction<Promise<Body>, RootState, Services, UnknownAction> =>
  (_dispatch, _state, { session }) =>
    session.replace(async () => {
      const body = await call();
      if (body.data && body.data.user.id === session.current()?.user.id) await session.start(body.data);
      return body;
    });
