import type { ApiClient } from '@kado/api-client';
import type { UserData } from '../vault/user-data.ts';

/** What signing in or renewing gives: who it is, and tokens that live for `expiresIn` seconds. */
export type SignedIn = Omit<UserData, 'expiresAt'> & { expiresIn: number };

/** How the sessions of a variant differ: the product's by default, `templateSession` of `@kado/state/template`. */
export type SessionVariant = {
  name: 'product' | 'template';
  /** Gets new tokens: the product by its cookie, the template with its refresh token. */
  renew: (api: ApiClient, data: UserData) => Promise<SignedIn>;
  /** Loads the check of what is stored under `userData`: whole and this variant's, otherwise undefined. */
  loadParser: () => Promise<(value: unknown) => UserData | undefined>;
  /**
   * Renews by itself, without a request that waits for it, once the token has less life than this (ms). For tokens that nothing outlives:
   * where it is given, a session whose token has died is over.
   */
  renewAhead?: number | undefined;
};

/** Whose cart and checkout it is: a customer's id. The template's people have none; the product's wait for their own. */
export const customerId = (user: UserData['user'] | undefined): string | undefined =>
  typeof user?.id === 'string' ? user.id : undefined;

/** The product's sessions: the refresh cookie renews them, whenever a request needs it. */
export const productSession: SessionVariant = {
  name: 'product',
  renew: async (api) => (await api.auth.refresh()).data,
  loadParser: async () => (await import('../vault/entry.ts')).parseUserData,
};
