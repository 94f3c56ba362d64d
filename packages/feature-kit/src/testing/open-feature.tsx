import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteError, type DataRouter } from 'react-router';
import type { Ability } from '@kado/contracts';
import { createI18n, type KadoI18n, type Locale } from '@kado/i18n';
import { createKadoStore, type KadoStore } from '@kado/state';
import type { App } from '../app-context.ts';
import type { Feature } from '../define.ts';
import { AppProviders } from '../app-providers.tsx';
import { Root } from '../root.tsx';
import { routesOf } from '../routes.tsx';
import type { VariantSetup } from './variant-setup.ts';

// Adds the types of the set-up's matchers to every test that imports this file.
export type {} from '@kado/ui/testing/setup';

/** Options of `openFeature`. */
export type VariantOpenOptions<Credentials> = {
  /** URL of a real server (`startTestServer()`); without it, calls go to the page's own origin, where an MSW server responds. */
  url?: string;
  /** Signs in at the server before the page opens. */
  signIn?: Credentials;
  /** The viewer's abilities without signing in. Default: all; with `url` or `signIn`, `stored` = those of the store's session. `guest` = no session. */
  ability?: readonly Ability[] | 'guest' | 'stored';
  lng?: Locale;
  demo?: boolean;
  /** The content of browser storage, which is cleared first. */
  storage?: Readonly<Record<string, string>>;
  /** Prepares the store, a cart for example, before the page opens. */
  prepare?: (store: KadoStore) => unknown;
  /** Additional properties of the variant's app: `{ backend: Promise.resolve(server.control) }` of the template. */
  app?: Partial<App>;
};

/** A feature that is open in jsdom. */
export type Opened = { router: DataRouter; store: KadoStore; words: KadoI18n };

const EVERYTHING: readonly Ability[] = [{ action: 'manage', subject: 'all' }];
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;

/** The common translations and those of the tested package, if it has any. */
function wordsOf(feature: Feature, lng: Locale): KadoI18n {
  const common = json(createRequire(import.meta.url).resolve(`@kado/i18n/locales/${lng}.json`));
  const own = feature.locales && { [feature.id]: json(join(process.cwd(), 'src/locales', `${lng}.json`)) };
  return createI18n({ lng, resources: { [lng]: { common, ...own } } });
}

/** Sets jsdom's origin to the server's, so that calls and cookies belong to one site. */
function moveTo(url: string): void {
  const { jsdom } = globalThis as unknown as {
    jsdom: { reconfigure: (options: { url: string }) => void; window: { _origin: string } };
  };
  jsdom.reconfigure({ url });
  jsdom.window._origin = new URL(url).origin; // reconfigure does not update the property that requests use
}

/** The store of the last opened feature; it is closed when the next one opens. */
let open: KadoStore | undefined;

function Failed(): never {
  throw useRouteError();
}

/** Opens a feature's real route with the real store and client of its variant; use Testing Library's `screen` to find its content. */
export type OpenFeature<Credentials> = (
  feature: Feature,
  address: string,
  options?: VariantOpenOptions<Credentials>,
) => Promise<Opened>;

/** Makes `openFeature` for the features of a variant. */
export const createOpenFeature =
  <Credentials,>(setup: VariantSetup<Credentials>): OpenFeature<Credentials> =>
  async (feature, address, options = {}) => {
    const { url, signIn, lng = 'en', demo = true, storage = {}, prepare } = options;
    const { ability = url || signIn ? 'stored' : EVERYTHING } = options;
    if (url) moveTo(url);
    window.scrollTo = () => undefined;
    localStorage.clear();
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    open?.close();
    const words = wordsOf(feature, lng);
    // A key without a translation is shown unchanged; the test set-up fails on any console output, so this makes the test fail.
    // oxlint-disable-next-line no-console -- see above
    words.i18n.on('missingKey', (_, namespace, key) => console.error(`No text for ${namespace}:${key}`));
    const store = createKadoStore({
      api: (wiring) => setup.createClient({ ...wiring, host: '', origin: location.origin, language: () => lng }),
      secret: 'test',
      ...(setup.session && { session: setup.session, onSessionEnd: () => void router.navigate('/login') }),
    });
    open = store;
    await store.boot();
    if (signIn) await setup.signIn(store, signIn);
    await prepare?.(store);
    const session = async () => {
      if (ability === 'guest') return undefined;
      return setup.viewerOf(ability === 'stored' ? store.getState().session : { status: 'user', ability });
    };
    const router = createMemoryRouter(
      routesOf({
        features: [feature],
        session,
        dispatch: store.dispatch,
        loadNamespace: async () => undefined,
        root: <Root />,
        error: <Failed />,
      }),
      { initialEntries: [address] },
    );
    const app = {
      features: [feature],
      settings: { demo, host: '' },
      nonce: '',
      switchVariant: async () => undefined,
      ...setup.appOf?.(store),
      ...options.app,
    };
    await act(async () => {
      render(
        <AppProviders variant={setup.variant} store={store} words={words} app={app}>
          <RouterProvider router={router} />
        </AppProviders>,
      );
    });
    return { router, store, words };
  };
