import { createContext, use } from 'react';
import type { Feature } from './define.ts';
import type { LoadNamespace } from './page.ts';

/** What the app provides to the pages of all features. A variant adds its own properties: `declare module '@kado/feature-kit' { interface App { … } }`. */
export interface App {
  features: readonly Feature[];
  /** The app's name, which ends every document title; 'Kado' by default. */
  name?: string;
  /** The server's settings for the page: whether demo accounts exist, and the API's origin ('' = this origin). */
  settings: { demo: boolean; host: string };
  /** Nonce for styles that a library creates at run time. */
  nonce: string;
  /** Opens the other variant: signs out at the server, removes the session, unregisters workers, reloads. */
  switchVariant: () => Promise<void>;
  /** Practice money: whether this page uses it; `start` and `leave`, which reload the page; whether there is also a cart of real money. Absent if unavailable. */
  practice?: { on: boolean; start: () => void; leave: () => void; hasRealCart: () => boolean };
  /** Whether the server now has another build than this page; rejects if the server does not respond. */
  isOutdated?: () => Promise<boolean>;
  /** Fetches files that are optional, or for which the page's state must not be lost: a missing one does not reload the page. */
  speculate?: <Fetched>(fetch: () => Promise<Fetched>) => Promise<Fetched>;
}

/** The app's context, including the function that loads a feature's translations. */
export type PageApp = App & { loadNamespace: LoadNamespace };

const AppContext = createContext<PageApp | undefined>(undefined);

/** Provides the app to the pages inside. */
export const AppProvider = AppContext.Provider;

/** Whether this page uses practice money; false outside an AppProvider. */
export const usePractising = (): boolean => use(AppContext)?.practice?.on === true;

/** The app's own name; undefined if it uses the default. */
export const useAppName = (): string | undefined => use(AppContext)?.name;

/** The app of this page. */
export function useApp(): PageApp {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs AppProviders around it');
  return app;
}
