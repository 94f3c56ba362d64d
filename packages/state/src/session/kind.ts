import type { ApiClient } from '@kado/api-client';
import type { TemplateSession } from '@kado/contracts/template';

import type { UserData, Wing } from '../vault/user-data.ts';

/** What signing in or renewing gives: who it is, and tokens that live for `expiresIn` seconds. */
export type Signed = Omit<UserData, 'expiresAt'> & { expiresIn: number };

/** How a variant gets new tokens: the product by its cookie, the template with its refresh token. */
export type Renew = (api: ApiClient, data: UserData) => Promise<Signed>;

/** What tells the sessions of the two variants apart. */
export type SessionKind = {
  wing: Wing;
  renew: Renew;
  /**
   * Renews by itself, without a request that waits for it, once the token has less life than this (ms). For tokens that nothing outlives:
   * where it is given, a session whose token has died is over.
   */
  ahead?: number | undefined;
};

/** Whose cart and checkout it is: a customer's id. The template's people have none; the product's wait for their own. */
export const customerId = (user: UserData['user'] | undefined): string | undefined =>
  typeof user?.id === 'string' ? user.id : undefined;

const TEMPLATE_LIFE_SECONDS = 600;
const AHEAD = 180_000;

/** A template's answer in the form in which sessions are kept. */
export const signedOf = ({ userData, accessToken, refreshToken }: TemplateSession): Signed => ({
  user: userData,
  ability: userData.ability,
  token: accessToken,
  refreshToken,
  expiresIn: TEMPLATE_LIFE_SECONDS,
});

/** The product's way: the cookie speaks, whenever a request needs it. */
export const productSession: SessionKind = { wing: 'product', renew: async (api) => (await api.auth.refresh()).data };

/** The template's way: both tokens live ten minutes, so they are renewed before their end while the page is open. */
export const templateSession: SessionKind = {
  wing: 'template',
  renew: async (api, { refreshToken = '' }) => signedOf(await api.template.jwt.refresh(refreshToken)),
  ahead: AHEAD,
};
