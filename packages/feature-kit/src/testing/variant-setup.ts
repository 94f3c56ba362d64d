import type { ComponentType } from 'react';
import { createApiClient, type ApiClient, type ApiClientOptions } from '@kado/api-client';
import { loginResponse, type KadoStore, type SessionState, type StoreOptions } from '@kado/state';
import type { Variant } from '@kado/ui';
import type { App } from '../app-context.ts';
import type { Viewer } from '../guard.ts';

/** What a variant needs to open one feature by itself, in tests and in `dev`. */
export type VariantSetup<Credentials> = {
  variant: Variant;
  /** How its sessions differ; the product's by default. */
  session?: StoreOptions['variant'];
  createClient: (options: ApiClientOptions) => ApiClient;
  signIn: (store: KadoStore, credentials: Credentials) => Promise<unknown>;
  /** An account of its demo. */
  demo: Credentials;
  /** Who looks at the pages; undefined without a session. */
  viewerOf: (session: Pick<SessionState, 'status' | 'ability' | 'account'>) => Viewer | undefined;
  /** What it offers to its pages besides what every app does. */
  appOf?: (store: KadoStore) => Partial<App>;
  /** Shown above the table of contents in `dev`: what a feature lends to the shell. */
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
