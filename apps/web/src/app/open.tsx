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

/** In what one variant differs from the other. */
export type VariantOptions = {
  variant: Variant;
  /** How people sign in; the product's way by default. */
  session?: StoreOptions['session'];
  /** Who looks at the pages; undefined without a session. */
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

/** Renders the first page, or hydrates the prerendered one, once its code and its words are there. */
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
  // As a transition the first render may pause, so that the page answers meanwhile.
  startTransition(() => (prerendered.usable ? void hydrateRoot(root, page) : createRoot(root).render(page)));
}

/** What is above every page on practice money. */
async function ribbonOf({ practice, features }: App, { loadNamespace }: KadoI18n): Promise<Parts['Ribbon']> {
  const shell = practice?.on ? features.find(({ screens }) => screens?.practiceRibbon) : undefined;
  const [ribbon] = await Promise.all([shell?.screens?.practiceRibbon?.(), shell && loadNamespace(shell.id)]);
  return ribbon?.Component;
}

/** Gives a page that was opened by its address a key of its own: React Router's 'default' would open it where the last such page was scrolled to. */
function keepOwnScroll(): void {
  const state: { key?: string } | null = history.state;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Makes store, words and router of a variant, and shows its first page. */
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
 * Where the page goes when a session ends: to /login, with the way back unless the person signed out; home when another tab signed
 * somebody else in. A page that needs no session stays when another tab has ended it. The store reports it once, however many calls were refused.
 */
export function afterSession(router: DataRouter, reason: EndReason): void {
  const { location, matches, navigation } = router.state;
  const { pathname, search } = navigation.location ?? location;
  if (pathname === '/login') return;
  const handle: Handle | undefined = matches.at(-1)?.route.handle;
  // On the way to another page this runs the guard of that one again.
  if ((reason === 'elsewhere' || reason === 'replaced') && handle?.access.kind === 'public') return void router.revalidate();
  const target = reason === 'replaced' ? '/' : reason === 'logout' ? '/login' : loginAddress(pathname + search);
  void router.navigate(target, { replace: reason !== 'logout' });
}
