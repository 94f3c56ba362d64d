import type { ApiClient } from '@kado/api-client';
import type { TemplateApiClient } from '@kado/api-client/template';
import type { TemplateSession, TemplateUserData } from '@kado/contracts/template';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SessionState } from '../session/session-slice.ts';
import type { SessionVariant, SignedIn } from '../session/session-variant.ts';
import type { Services } from '../store/services.ts';

type Thunk = ThunkAction<Promise<void>, unknown, Services, UnknownAction>;

const LIFE_SECONDS = 600;
const RENEW_AHEAD = 180_000;

/** The template's calls of a client: a store of the template is made with createTemplateApiClient. */
export const templateCalls = (api: ApiClient): TemplateApiClient['template'] => (api as TemplateApiClient).template;

const signedInAs = ({ userData, accessToken, refreshToken }: TemplateSession): SignedIn => ({
  user: userData,
  ability: userData.ability,
  token: accessToken,
  refreshToken,
  expiresIn: LIFE_SECONDS,
});

/** The template's sessions: both tokens live ten minutes, so they are renewed before their end while the page is open. */
export const templateSession: SessionVariant = {
  name: 'template',
  renew: async (api, { refreshToken = '' }) => signedInAs(await templateCalls(api).jwt.refresh(refreshToken)),
  loadParser: async () => (await import('./user-data.ts')).parseTemplateUserData,
  renewAhead: RENEW_AHEAD,
};

/** The template's signed-in account; undefined for a guest. */
export const accountOf = ({ account }: Pick<SessionState, 'account'>): TemplateUserData | undefined =>
  account as TemplateUserData | undefined;

/** Signs in to the template; rejects with the ApiError whose `fields` name what was wrong. */
export const templateLogin =
  (body: { email: string; password: string }, signal?: AbortSignal): Thunk =>
  async (_dispatch, _getState, { api, session }) =>
    session.start(signedInAs(await templateCalls(api).jwt.login(body, signal)));

/** Signs out of the template: its backend keeps no sessions, so forgetting is all there is to do. */
export const templateLogout =
  (): Thunk =>
  async (_dispatch, _getState, { session }) =>
    session.end('logout');
