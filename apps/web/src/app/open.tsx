import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Frame, Root, routesOf, type App, type Session } from '@kado/feature-kit';
import { directionOf, formatsOf, useTranslation, type KadoI18n } from '@kado/i18n';
import type { KadoStore } from '@kado/state';
import { BlankPage, Button, ErrorBoundary, loadDirection, type Face } from '@kado/ui';
import type { Recovery } from '../boot/boot.ts';
import { breathe } from '../boot/breathe.ts';
import { ErrorScreen } from './error-screen.tsx';

/** A variant, ready to be shown. */
export type Variant = { face: Face; app: App; store: KadoStore; words: KadoI18n; session: Session; recovery: Recovery };

const opened = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });

/** The loading screen of index.html goes once the first page stands. */
function Shown({ children }: { children: ReactNode }) {
  useLayoutEffect(() => document.getElementById('loading')?.remove(), []);
  return children;
}

function LastResort() {
  const { t } = useTranslation();
  return (
    <BlankPage
      art="broken"
      title={t('error.screenTitle')}
      actions={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
    >
      {t('error.screenText')}
    </BlankPage>
  );
}

/** Makes the router and shows the first page, once it and its words are there. Resolves to the router. */
export async function open({ face, app, store, words, session, recovery }: Variant): Promise<DataRouter> {
  const routes = routesOf({
    features: app.features,
    session,
    openWords: words.openFeature,
    root: <Root />,
    error: <ErrorScreen recover={recovery.recover} />,
  });
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
  const page = (
    <StrictMode>
      <Frame face={face} store={store} words={words} app={app}>
        <ErrorBoundary fallback={() => <LastResort />}>
          <Shown>
            <RouterProvider router={router} />
          </Shown>
        </ErrorBoundary>
      </Frame>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app');
  // As a transition the first render may pause, so that the page answers while it is made.
  startTransition(() => createRoot(root).render(page));
  return router;
}
