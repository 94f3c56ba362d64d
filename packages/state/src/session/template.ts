import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Services } from '../store/services.ts';
import { signedOf } from './kind.ts';

type Thunk = ThunkAction<Promise<void>, unknown, Services, UnknownAction>;

/** Signs in to the template; rejects with the ApiError whose `fields` name what was wrong. */
export const templateLogin =
  (body: { email: string; password: string }, signal?: AbortSignal): Thunk =>
  async (_dispatch, _getState, { api, session }) =>
    session.start(signedOf(await api.template.jwt.login(body, signal)));

/** Signs out of the template: its backend keeps no sessions, so forgetting is all there is to do. */
export const templateLogout =
  (): Thunk =>
  async (_dispatch, _getState, { session }) =>
    session.end('logout');
