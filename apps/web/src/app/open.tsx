import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, type DataRouter } from 'react-router';
import { directionOf, formatsOf } from '@kado/i18n';
import { loadDirection } from '@kado/ui';
import { breathe } from '../boot/breathe.ts';
import { drawnRoot } from './drawn.ts';
import { opened, Page, routesFor, type Variant } from './page.tsx';

/** Makes the router and shows the first page, once it and its words are there. Resolves to the router. */
export async function open(variant: Variant): Promise<DataRouter> {
  const { face, app, store, words, session, recovery } = variant;
  const routes = routesFor({ app, words, session, recovery });
  const ready = words.ready();
  // A page's first formatter loads the browser's data of its language: a task of its own for those inside; the door shows no figure.
  void session().then((user) => user && setTimeout(() => formatsOf(words.i18n.language).number(0)));
  await breathe();
  const router = createBrowserRouter(routes);
  recovery.goOnTo(() => router.state.navigation.location && createPath(router.state.navigation.location));
  await Promise.all([
    ready,
    opened(router),
    ready.then(() =>
      loadDirection(face === 'product' ? directionOf(words.i18n.language) : store.getState().layout.direction ? 'rtl' : 'ltr'),
    ),
  ]);
  await breathe();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app');
  const drawn = drawnRoot(root, router.state.location);
  const page = <Page variant={variant} router={router} onShown={drawn.shown} />;
  // As a transition the first render may pause, so that the page answers while it is made.
  startTransition(() => (drawn.usable ? void hydrateRoot(root, page) : createRoot(root).render(page)));
  return router;
}
