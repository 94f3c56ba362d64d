import { createContext, use } from 'react';
import type { Feature } from './define.ts';
import type { DemoBackend } from './demo-backend.ts';

/** What the app offers to the pages of all features. */
export type App = {
  features: readonly Feature[];
  /** What the server tells the page: whether demo accounts exist, and where the API stands ('' = this origin). */
  settings: { demo: boolean; host: string };
  /** Nonce for styles that a library makes at run time. */
  nonce: string;
  /** Opens the other variant: signs out at the server, forgets the session, unregisters workers, reloads. */
  switchVariant: () => Promise<void>;
  /** Fetches files of the app that nobody waits for yet, so that one that is missing disturbs nobody; by default like any other. */
  unawaited?: <Fetched>(fetch: () => Promise<Fetched>) => Promise<Fetched>;
  /** Template only: ends the session, which leads to the sign-in page. */
  signOut?: () => Promise<void>;
  /** Template only: forgets what was written to the mock database, then reloads. */
  resetDemo?: () => Promise<void>;
  /** Template only: the backend inside this page, once it answers. */
  backend?: Promise<DemoBackend>;
};

/** The app, and how its features' words are fetched. */
export type WordedApp = App & { openWords: (feature: string) => Promise<void> };

const AppContext = createContext<WordedApp | undefined>(undefined);

/** Gives the pages inside their app. */
export const AppProvider = AppContext.Provider;

/** The app around this page. */
export function useApp(): WordedApp {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider around it');
  return app;
}
