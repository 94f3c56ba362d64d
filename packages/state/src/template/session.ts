import type { ApiClient } from '@kado/api-client';
import type { TemplateApiClient } from '@kado/api-client/template';
import type { TemplateSession, TemplateUserData } from '@kado/contracts/template';
import type { Dispatch, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { prefChanged, prefsForgotten, readPrefs } from '../prefs/prefs.ts';
import type { SessionState } from '../session/session-slice.ts';
import type { SessionKind, SignedIn } from '../session/session-kind.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import type { Services } from '../store/services.ts';
import { parseTemplateUserData } from './user-data.ts';

type Thunk = ThunkAction<Promise<void>, unknown, Services, UnknownAction>;

const LIFETIME_SECONDS = 600;
const RENEW_AHEAD = 180_000;

/** The template's calls of a client that was made with createTemplateApiClient. */
const templateCalls = (api: ApiClient): TemplateApiClient['template'] => (api as TemplateApiClient).template;

const signedInAs = ({ userData, accessToken, refreshToken }: TemplateSession): SignedIn => ({
  user: userData,
  ability: userData.ability,
  token: accessToken,
  refreshToken,
  expiresIn: LIFETIME_SECONDS,
});

/** The template's sessions: both tokens are valid for ten minutes, so they are renewed before they expire while the page is open. */
export const templateSession: SessionKind = {
  name: 'template',
  renew: async (api, { refreshToken = '' }) => signedInAs(await templateCalls(api).jwt.refresh(refreshToken)),
  loadParser: async () => parseTemplateUserData,
  renewAhead: RENEW_AHEAD,
};

/** The template's signed-in account; undefined for a guest. */
export const accountOf = ({ account }: Pick<SessionState, 'account'>): TemplateUserData | undefined =>
  account as TemplateUserData | undefined;

/** Removes the personal preferences if another account signed in last, and stores this account as their owner. */
function claimPrefs(id: number, dispatch: Dispatch, storage: SafeStorage): void {
  const { owner = id } = readPrefs(storage);
  if (owner !== id) dispatch(prefsForgotten());
  dispatch(prefChanged({ name: 'owner', value: id }));
}

/** Signs in to the template; rejects with an ApiError whose `fields` name the invalid fields. */
export const templateLogin =
  (body: { email: string; password: string }, signal?: AbortSignal): Thunk =>
  async (dispatch, _getState, { api, session, storage }) => {
    const signedIn = await templateCalls(api).jwt.login(body, signal);
    claimPrefs(signedIn.userData.id, dispatch, storage);
    await session.start(signedInAs(signedIn));
  };

/** Signs out of the template: its backend has no sessions, so only this browser's data is removed. */
export const templateLogout =
  (): Thunk =>
  async (_dispatch, _getState, { session }) =>
    session.end('logout');
