import type { Session, User } from '@kado/contracts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { profile } from '../calls/app.ts';
import type { RootState } from '../store/root-reducer.ts';
import type { Services } from '../store/services.ts';
import { userChanged } from './session-slice.ts';

type Keep = ThunkAction<Promise<void>, RootState, Services, UnknownAction>;

/** Keeps the signed-in user's changed details: in the stored session, in the header, and as the profile. */
export const keepUser =
  (user: User): Keep =>
  async (dispatch, _, { session }) => {
    await session.changeUser(user);
    dispatch(userChanged(user));
    dispatch(profile.load());
  };

/** Keeps the new tokens that a changed PIN brings. */
export const keepSession =
  (renewed: Session): Keep =>
  (_dispatch, _state, { session }) =>
    session.start(renewed);
