import type { Session, User } from '@kado/contracts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { profile } from '../calls/app.ts';
import type { RootState } from '../store/root-reducer.ts';
import type { Services } from '../store/services.ts';
import { userChanged } from './session-slice.ts';

/** Updates the signed-in user's details: in the stored session, in the header, and as the profile. Those of somebody who is not signed in any more change nothing. */
export const updateStoredUser =
  (user: User): ThunkAction<Promise<void>, RootState, Services, UnknownAction> =>
  async (dispatch, _, { session }) => {
    await session.changeUser(user);
    if (session.current()?.user.id !== user.id) return;
    dispatch(userChanged(user));
    dispatch(profile.load());
  };

/**
 * Runs a call that replaces the tokens of the session, as a changed PIN does, and keeps the new ones. A 401 of another call with the old token
 * does not end the session meanwhile. Tokens for somebody who has signed out meanwhile start no session.
 */
export const replaceSession =
  <Answer extends { data?: Session | undefined }>(
    call: () => Promise<Answer>,
  ): ThunkAction<Promise<Answer>, RootState, Services, UnknownAction> =>
  (_dispatch, _state, { session }) =>
    session.replace(async () => {
      const answer = await call();
      if (answer.data && answer.data.user.id === session.current()?.user.id) await session.start(answer.data);
      return answer;
    });
