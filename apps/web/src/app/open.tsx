import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, type DataRouter } from 'react-router';
import { createApiClient, type ApiClient, type ApiClientOptions } from '@kado/api-client';
import { loginAddress, type App, type Feature, type Handle, type Viewer } from '@kado/feature-kit';
import { createI18n, directionOf, firstLanguage, type KadoI18n } from '@kado/i18n';
import { createKadoStore, type EndReason, type KadoStore, type SessionState, type StoreOptions } from '@kado/state';
import { loadDirection, type Variant } from '@kado/ui';
import type { BootContext } from '../boot/variant.ts';
import { opened, Page, routesFor, type Parts } from './page.tsx';
import { prerenderedRoot } from './prerendered.ts';

export { logout, readPractice } from '@kado/state';

/** What differs between the variants. */
export type VariantOptions = {
  variant: Variant;
  /** How people sign in; the product's way by default. */
  session?: StoreOptions['session'];
  /** Makes the viewer from the session state; undefined without a session. */
  viewerOf: (session: SessionState) => Viewer | undefined;
  /** Makes the API client; the product's by default. */
  createClient?: (options: ApiClientOptions) => ApiClient;
  /** Where the store keeps its values; this device's storage by default. */
  storage?: StoreOptions['storage'];
  onSessionEnd?: (reason: EndReason) => void;
  appOf: (store: KadoStore) => Omit<App, 'features' | 'settings' | 'nonce' | 'speculate' | 'isOutdated'>;
};

/** Ends the current task, so that the page can paint and respond before the next piece of work. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => void setTimeout(resolve));

/** Renders the first page, or hydrates the prerendered one, after its code and translations have loaded. */
async function show(parts: Parts, router: DataRouter, ready: Promise<void>): Promise<void> {
  const { variant, words, store } = parts;
  const direction = async () => {
    await ready;
    await loadDirection(directionOf(words.i18n.language, variant === 'template' ? store.getState().layout.direction : undefined));
  };
  await Promise.all([opened(router), direction()]);
  await yieldToMain();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { pathname, search } = router.state.location;
  const prerendered = prerenderedRoot(root, `${pathname}${search} ${words.i18n.language}`);
  const page = <Page parts={parts} router={router} onShown={prerendered.onShown} />;
  // A transition lets React interrupt the first render, so that the page responds to input meanwhile.
  startTransition(() => (prerendered.usable ? void hydrateRoot(root, page) : createRoot(root).render(page)));
}

/** Loads the ribbon above every page on practice money; undefined in normal use. */
async function ribbonOf({ practice, features }: App, { loadNamespace }: KadoI18n): Promise<Parts['Ribbon']> {
  const shell = practice?.on ? features.find(({ screens }) => screens?.practiceRibbon) : undefined;
  const [ribbon] = await Promise.all([shell?.screens?.practiceRibbon?.(), shell && loadNamespace(shell.id)]);
  return ribbon?.Component;
}

/** Gives a directly opened page its own history key: with React Router's key 'default' it would get the scroll position of another such page. */
function keepOwnScroll(): void {
  const state: { key?: string } | null = history.state;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Makes store, translations and router of a variant, and shows its first page. */
export async function openVariant(context: BootContext, features: readonly Feature[], options: VariantOptions): Promise<void> {
  const { settings, nonce, storage, recovery } = context;
  const { variant, viewerOf, createClient = createApiClient, onSessionEnd, appOf } = options;
  await yieldToMain();
  const words = createI18n({
    lng: firstLanguage(storage, navigator.languages),
    storage,
    directionFollowsLanguage: variant === 'product',
  });
  const ready = words.ready();
  const store = createKadoStore({
    api: (wiring) => createClient({ ...wiring, host: settings.host, language: () => words.i18n.language }),
    secret: import.meta.env.VITE_STORAGE_SECRET,
    session: options.session,
    storage: options.storage,
    onSessionEnd: (reason) => {
      afterSession(router, reason);
      onSessionEnd?.(reason);
    },
    onSignedInElsewhere: () => void router.revalidate(),
  });
  const booted = store.boot();
  const session = async () => {
    await booted;
    return viewerOf(store.getState().session);
  };
  const app = { ...appOf(store), features, settings, nonce, speculate: recovery.speculate, isOutdated: recovery.isOutdated };
  keepOwnScroll();
  const router = createBrowserRouter(routesFor({ app, store, words, session, recovery }));
  recovery.onReloadOpen(() => router.state.navigation.location && createPath(router.state.navigation.location));
  await show({ variant, app, store, words, Ribbon: await ribbonOf(app, words) }, router, ready);
}

/**
 * Navigates when a session ends: to /login, with the return path unless the user signed out; to the home page if another user signed in in another
 * tab. A page that needs no session stays when another tab ended it. The store calls this once per session, however many requests got a 401.
 */
export function afterSession(router: DataRouter, reason: EndReason): void {
  const { location, matches, navigation } = router.state;
  const { pathname, search } = navigation.location ?? location;
  if (pathname === '/login') return;
  const handle: Handle | undefined = matches.at(-1)?.route.handle;
  // During a navigation, this runs the guard of the page that is being opened again.
  if ((reason === 'elsewhere' || reason === 'replaced') && handle?.access.kind === 'public') return void router.revalidate();
  const target = reason === 'replaced' ? '/' : reason === 'logout' ? '/login' : loginAddress(pathname + search);
  void router.navigate(target, { replace: reason !== 'logout' });
}
