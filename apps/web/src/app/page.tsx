import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import type { DataRouter, RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Frame, Root, routesOf, type App, type Session } from '@kado/feature-kit';
import { useTranslation, type KadoI18n } from '@kado/i18n';
import type { KadoStore } from '@kado/state';
import { BlankPage, Button, ErrorBoundary, type Face } from '@kado/ui';
import type { Recovery } from '../boot/boot.ts';
import { ErrorScreen } from './error-screen.tsx';

/** A variant, ready to be shown. */
export type Variant = { face: Face; app: App; store: KadoStore; words: KadoI18n; session: Session; recovery: Recovery };

/** Every address of a variant. */
export const routesFor = ({
  app,
  words,
  session,
  recovery,
}: Pick<Variant, 'app' | 'words' | 'session' | 'recovery'>): RouteObject[] =>
  routesOf({
    features: app.features,
    session,
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
    <BlankPage
      art="broken"
      title={t('error.screenTitle')}
      actions={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
    >
      {t('error.screenText')}
    </BlankPage>
  );
}

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
        <ErrorBoundary fallback={() => <LastResort />}>
          <Shown onShown={onShown}>
            <RouterProvider router={router} />
          </Shown>
        </ErrorBoundary>
      </Frame>
    </StrictMode>
  );
}
