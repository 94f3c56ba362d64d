import type { ApiClient } from '@kado/api-client';
import type { UserData } from '../vault/user-data.ts';

/** The result of signing in or renewing: the user, and tokens that are valid for `expiresIn` seconds. */
export type SignedIn = Omit<UserData, 'expiresAt'> & { expiresIn: number };

/** What differs between the variants' sessions: `productSession` is the default, `templateSession` is in `@kado/state/template`. */
export type SessionKind = {
  name: 'product' | 'template';
  /** Gets new tokens: the product with its cookie, the template with its refresh token. */
  renew: (api: ApiClient, data: UserData) => Promise<SignedIn>;
  /** Loads the parser of `userData`, which returns undefined for a damaged value or one of the other variant. */
  loadParser: () => Promise<(value: unknown) => UserData | undefined>;
  /**
   * Renews in the background once the token has less remaining life than this (ms). For variants without a longer-lived credential:
   * if this is set, a session ends with its token.
   */
  renewAhead?: number | undefined;
};

/** The id of the customer who owns the cart and the checkout; undefined for an account of the template, which has neither. */
export const customerId = (user: UserData['user'] | undefined): string | undefined =>
  typeof user?.id === 'string' ? user.id : undefined;

/** The product's sessions: the refresh cookie renews them when a request needs it. */
export const productSession: SessionKind = {
  name: 'product',
  renew: async (api) => (await api.auth.refresh()).data,
  loadParser: async () => (await import('../vault/entry.ts')).parseUserData,
};
