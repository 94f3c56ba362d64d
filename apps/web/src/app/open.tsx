import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, type DataRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Frame, loginAddress, Root, routesOf, type App, type Session } from '@kado/feature-kit';
import { directionOf, loadFormats, useTranslation, type KadoI18n } from '@kado/i18n';
import type { EndReason, KadoStore } from '@kado/state';
import { EmptyStatePage, Button, ErrorBoundary, loadDirection, type Face } from '@kado/ui';
import type { Recovery } from '../boot/boot.ts';
import { breathe } from '../boot/breathe.ts';
import { drawnRoot } from './drawn.ts';
import { ErrorScreen } from './error-screen.tsx';

/** A variant, ready to be shown. */
export type Variant = { face: Face; app: App; store: KadoStore; words: KadoI18n; session: Session; recovery: Recovery };

/** Every address of a variant. */
export const routesFor = ({
  app,
  store,
  words,
  session,
  recovery,
}: Omit<Variant, 'face' | 'recovery'> & { recovery: Pick<Recovery, 'recover'> }): RouteObject[] =>
  routesOf({
    features: app.features,
    session,
    dispatch: store.dispatch,
    openWords: words.openFeature,
    root: <Root />,
    error: <ErrorScreen recover={recovery.recover} />,
  });

/** Resolves once a router has its first page. */
export const opened = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });

/** Tells once that the first page stands. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

function LastResort() {
  const { t } = useTranslation();
  return (
    <EmptyStatePage
      art="broken"
      title={t('error.screenTitle')}
      actions={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
    >
      {t('error.screenText')}
    </EmptyStatePage>
  );
}

const lastResort = () => <LastResort />;

/** All that #root holds: the same tree when the build draws it and when the browser takes it over. */
export function Page({
  variant: { face, store, words, app },
  router,
  onShown,
}: {
  variant: Pick<Variant, 'face' | 'store' | 'words' | 'app'>;
  router: DataRouter;
  onShown: () => void;
}) {
  return (
    <StrictMode>
      <Frame face={face} store={store} words={words} app={app}>
        <ErrorBoundary fallback={lastResort}>
          <Shown onShown={onShown}>
            <RouterProvider router={router} />
          </Shown>
        </ErrorBoundary>
      </Frame>
    </StrictMode>
  );
}

/** Makes the router and shows the first page, once it and its words are there. Resolves to the router. */
export async function open(variant: Variant): Promise<DataRouter> {
  const { face, store, words, session, recovery } = variant;
  const routes = routesFor(variant);
  const ready = words.ready();
  // For those inside; the door shows no figure.
  void session().then(async (user) => {
    await breathe();
    if (user) await loadFormats(words.i18n.language, breathe);
  });
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
  const { pathname, search } = router.state.location;
  const drawn = drawnRoot(root, `${pathname}${search} ${words.i18n.language}`);
  const page = <Page variant={variant} router={router} onShown={drawn.shown} />;
  // As a transition the first render may pause, so that the page answers while it is made.
  startTransition(() => (drawn.usable ? void hydrateRoot(root, page) : createRoot(root).render(page)));
  return router;
}

/**
 * Where the page goes when a session ends: to /login, with the way back unless the person left on purpose; home when another tab signed
 * somebody else in. However many calls were refused, the store tells of it once, so there is one navigation.
 */
export function afterSession(router: DataRouter, reason: EndReason): void {
  const { pathname, search } = router.state.navigation.location ?? router.state.location;
  if (pathname === '/login') return;
  const target = reason === 'replaced' ? '/' : reason === 'logout' ? '/login' : loginAddress(pathname + search);
  void router.navigate(target, { replace: reason !== 'logout' });
}
