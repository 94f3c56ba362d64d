import { createContext, use } from 'react';
import type { Feature } from './define.ts';
import type { LoadNamespace } from './page.ts';

/** What the app provides to the pages of all features; a variant adds its own properties: `declare module '@kado/feature-kit' { interface App { … } }`. */
export interface App {
  features: readonly Feature[];
  /** The app's name, which the document's titles end with; 'Kado' by default. */
  name?: string;
  /** The server's settings for the page: whether demo accounts exist, and the API's origin ('' = this origin). */
  settings: { demo: boolean; host: string };
  /** Nonce for styles that a library creates at run time. */
  nonce: string;
  /** Opens the other variant: signs out at the server, removes the session, unregisters workers, reloads. */
  switchVariant: () => Promise<void>;
  /** Practice money: whether this page runs on it, the ways to it and out of it, which open the page anew, and whether a cart of real money waits meanwhile. Absent where nobody can practise. */
  practice?: { on: boolean; start: () => void; leave: () => void; hasRealCart: () => boolean };
  /** Whether the server has another build by now than the one that this page runs; rejects without an answer. */
  isOutdated?: () => Promise<boolean>;
  /** Fetches files that may not be needed, or are not worth the page: a missing one does not reload it. */
  speculate?: <Fetched>(fetch: () => Promise<Fetched>) => Promise<Fetched>;
}

/** The app's context, including the function that loads a feature's translations. */
export type PageApp = App & { loadNamespace: LoadNamespace };

const AppContext = createContext<PageApp | undefined>(undefined);

/** Provides the app to the pages inside. */
export const AppProvider = AppContext.Provider;

/** Whether this page runs on practice money; false outside of an app. */
export const usePractising = (): boolean => use(AppContext)?.practice?.on === true;

/** The app's own name, if it has one. */
export const useAppName = (): string | undefined => use(AppContext)?.name;

/** The app of this page. */
export function useApp(): PageApp {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs AppProviders around it');
  return app;
}
