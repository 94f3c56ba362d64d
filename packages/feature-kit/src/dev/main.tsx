import { createRoot } from 'react-dom/client';
import { createBrowserRouter, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { feature, setup, startBackend } from 'virtual:kado-feature';
import { createI18n, firstLanguage } from '@kado/i18n';
import { createKadoStore } from '@kado/state';
import { Link, PageTitle } from '@kado/ui';
import { type Feature, type FeatureRoute, needs } from '../define.ts';
import { AppProviders } from '../app-providers.tsx';
import { Root } from '../root.tsx';
import { routesOf } from '../routes.tsx';

const words = createI18n({
  lng: firstLanguage(localStorage, navigator.languages),
  storage: localStorage,
  directionFollowsLanguage: setup.variant === 'product',
});
/** `?guest` opens a page without a session, also after the same browser had one. */
const isGuest = new URLSearchParams(location.search).has('guest');
const store = createKadoStore({
  ...(isGuest && { storage: sessionStorage }),
  api: (wiring) => setup.createClient({ ...wiring, host: '', language: () => words.i18n.language }),
  secret: import.meta.env.VITE_STORAGE_SECRET,
  ...(setup.session && { session: setup.session, onSessionEnd: () => location.assign('/login') }),
});

/** Signs in the demo's customer or admin, because the pages need a session. */
async function signIn(): Promise<void> {
  const guest =
    (!feature.layouts && feature.routes.every(({ handle }) => handle.access.kind !== 'needs')) ||
    isGuest ||
    location.pathname === '/login';
  if (guest || store.getState().session.status === 'user') return;
  await setup.signIn(store, setup.demo);
}

const session = async () => setup.viewerOf(store.getState().session);

function Contents() {
  const failed = useRouteError();
  return (
    <>
      {setup.Extras && <setup.Extras />}
      <PageTitle>{feature.id}</PageTitle>
      <ul>
        {feature.routes.map(({ path }) => (
          <li key={path}>{path.includes(':') ? `/${path}` : <Link to={`/${path}`}>{`/${path}`}</Link>}</li>
        ))}
      </ul>
      {failed ? <pre>{failed instanceof Error ? failed.stack : JSON.stringify(failed)}</pre> : null}
    </>
  );
}

const ContentsPage = () => (
  <main>
    <Contents />
  </main>
);

/** Adds the list of routes to the feature: a shell shows it as home page inside its layout, another feature at every unknown address. */
function withContents(): Feature {
  if (!feature.layouts) return { screens: { notFound: async () => ({ Component: ContentsPage }) }, ...feature };
  const home: FeatureRoute = {
    path: '',
    handle: needs({ action: 'read', subject: 'Auth' }),
    lazy: async () => ({ Component: Contents }),
  };
  return { ...feature, routes: [home, ...feature.routes] };
}

async function start(): Promise<void> {
  const backend = startBackend?.();
  await Promise.all([backend, store.boot(), words.ready()]);
  await signIn();
  // The list of routes is inside the router, because tools read the viewer from it.
  const routes = routesOf({
    features: [withContents()],
    session,
    dispatch: store.dispatch,
    loadNamespace: words.loadNamespace,
    root: <Root />,
    error: <ContentsPage />,
  });
  const root = document.getElementById('root');
  if (!root) return;
  const app = {
    features: [feature],
    settings: { demo: true, host: '' },
    nonce: '',
    switchVariant: async () => undefined,
    ...setup.appOf?.(store),
    ...(backend && { backend }),
  };
  createRoot(root).render(
    <AppProviders variant={setup.variant} store={store} words={words} app={app}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AppProviders>,
  );
}

await start();
