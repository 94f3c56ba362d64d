import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { feature, startBackend } from 'virtual:kado-feature';
import { createTemplateApiClient } from '@kado/api-client/template';
import { createI18n, firstLanguage } from '@kado/i18n';
import { createKadoStore, loginResponse } from '@kado/state';
import { templateLogin, templateLogout, templateSession } from '@kado/state/template';
import { FeaturePart, ToolPanel } from '../feature-part.tsx';
import { Frame } from '../frame.tsx';
import { viewerOf } from '../lens.ts';
import { Root } from '../root.tsx';
import { routesOf } from '../routes.tsx';
import { useTools } from '../use-tools.ts';

const template = feature.id.startsWith('template-');
const words = createI18n({ lng: firstLanguage(localStorage, navigator.languages), storage: localStorage, turn: !template });
const store = createKadoStore({
  api: (wiring) => createTemplateApiClient({ ...wiring, host: '', language: () => words.i18n.language }),
  secret: import.meta.env['VITE_STORAGE_SECRET'] as string,
  ...(template && { variant: templateSession, onSessionEnd: () => location.assign('/login') }),
});

/** The demo's customer or its admin: the pages ask for somebody. `?guest` opens the page as nobody. */
async function signIn(): Promise<void> {
  const guest =
    feature.routes.every(({ handle }) => handle.access.kind !== 'needs') ||
    location.search.includes('guest') ||
    location.pathname === '/login';
  if (guest || store.getState().session.status === 'user') return;
  if (template) await store.dispatch(templateLogin({ email: 'admin@demo.test', password: 'admin' }));
  else await store.dispatch(loginResponse.load({ identifier: 'maya@kado.test', pin: '274913' })).unwrap();
}

const session = async () => viewerOf(store.getState().session);

/** The tools and parts that it lends to the shell, since there is no shell here. */
function Lent() {
  const [open, setOpen] = useState<string>();
  return (
    <>
      {useTools().map((tool) => (
        <div key={tool.key}>
          <button type="button" onClick={() => setOpen(tool.key)}>
            {tool.label}
          </button>
          <ToolPanel tool={tool} open={open === tool.key} onClose={() => setOpen(undefined)} />
        </div>
      ))}
      {Object.keys(feature.parts ?? {}).map((name) => (
        <FeaturePart key={name} of={feature.id} name={name} />
      ))}
    </>
  );
}

function Contents() {
  const failed = useRouteError();
  return (
    <main>
      <Lent />
      <h1>{feature.id}</h1>
      <ul>
        {feature.routes.map(({ path }) => (
          <li key={path}>
            <Link to={`/${path}`}>{`/${path}`}</Link>
          </li>
        ))}
      </ul>
      {failed ? <pre>{failed instanceof Error ? failed.stack : JSON.stringify(failed)}</pre> : null}
    </main>
  );
}

async function start(): Promise<void> {
  const backend = startBackend?.();
  await Promise.all([backend, store.boot(), words.ready()]);
  await signIn();
  // Its table of contents stands wherever it has no page, inside the router: tools ask who is looking.
  const shown = { screens: { notFound: async () => ({ Component: Contents }) }, ...feature };
  const routes = routesOf({
    features: [shown],
    session,
    dispatch: store.dispatch,
    loadNamespace: words.loadNamespace,
    root: <Root />,
    error: <Contents />,
  });
  const root = document.getElementById('root');
  if (!root) return;
  const app = {
    features: [feature],
    settings: { demo: true, host: '' },
    nonce: '',
    switchVariant: async () => undefined,
    ...(template && { signOut: () => store.dispatch(templateLogout()) }),
    ...(backend && { backend }),
  };
  createRoot(root).render(
    <Frame variant={template ? 'template' : 'product'} store={store} words={words} app={app}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Frame>,
  );
}

await start();
