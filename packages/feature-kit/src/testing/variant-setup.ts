import type { ComponentType } from 'react';
import { createApiClient, type ApiClient, type ApiClientOptions } from '@kado/api-client';
import { loginResponse, type KadoStore, type SessionState, type StoreOptions } from '@kado/state';
import type { Variant } from '@kado/ui';
import type { App } from '../app-context.ts';
import type { Viewer } from '../guard.ts';

/** What a variant provides to open one feature alone, in tests and in `dev`. */
export type VariantSetup<Credentials> = {
  variant: Variant;
  /** How people sign in; the product's by default. */
  session?: StoreOptions['session'];
  createClient: (options: ApiClientOptions) => ApiClient;
  signIn: (store: KadoStore, credentials: Credentials) => Promise<unknown>;
  /** A demo account. */
  demo: Credentials;
  /** The viewer for a session state; undefined without a session. */
  viewerOf: (session: Pick<SessionState, 'status' | 'ability' | 'account'>) => Viewer | undefined;
  /** Additional properties of its app. */
  appOf?: (store: KadoStore) => Partial<App>;
  /** Shown above the list of routes in `dev`: the feature's tools and parts. */
  Extras?: ComponentType;
};

/** The product: a customer signs in with a PIN at the real server. */
export const productSetup: VariantSetup<{ identifier: string; pin: string }> = {
  variant: 'product',
  createClient: createApiClient,
  signIn: (store, credentials) => store.dispatch(loginResponse.load(credentials)).unwrap(),
  demo: { identifier: 'maya@kado.test', pin: '274913' },
  viewerOf: ({ status, ability }) => (status === 'user' ? { ability } : undefined),
};
