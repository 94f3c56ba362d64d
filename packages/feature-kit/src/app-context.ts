import { createContext, use } from 'react';
import type { Feature } from './define.ts';
import type { LoadNamespace } from './page.ts';

/** What the app offers to the pages of all features; a variant adds its own: `declare module '@kado/feature-kit' { interface App { … } }`. */
export interface App {
  features: readonly Feature[];
  /** What the server tells the page: whether demo accounts exist, and the API's address ('' = this origin). */
  settings: { demo: boolean; host: string };
  /** Nonce for styles that a library makes at run time. */
  nonce: string;
  /** Opens the other variant: signs out at the server, forgets the session, unregisters workers, reloads. */
  switchVariant: () => Promise<void>;
  /** Fetches files that may never be needed: a missing one does not reload the page. */
  speculate?: <Fetched>(fetch: () => Promise<Fetched>) => Promise<Fetched>;
}

/** The app as its pages see it, with the fetch of a feature's words. */
export type PageApp = App & { loadNamespace: LoadNamespace };

const AppContext = createContext<PageApp | undefined>(undefined);

/** Gives the pages inside their app. */
export const AppProvider = AppContext.Provider;

/** The app around this page. */
export function useApp(): PageApp {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider around it');
  return app;
}
