import { StrictMode, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import type { DataRouter, RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProviders, Root, routesOf, type App, type ReadViewer } from '@kado/feature-kit';
import type { KadoI18n } from '@kado/i18n';
import type { KadoStore } from '@kado/state';
import { ErrorBoundary, type Variant } from '@kado/ui';
import type { Recovery } from '../boot/variant.ts';
import { Broken, ErrorScreen } from './error-screen.tsx';

/** The parts from which a variant's pages are rendered. */
export type Parts = { variant: Variant; app: App; store: KadoStore; words: KadoI18n; Ribbon?: ComponentType | undefined };
type RouteParts = Omit<Parts, 'variant' | 'Ribbon'> & { session: ReadViewer; recovery: Pick<Recovery, 'recover'> };

/** The route tree of a variant. */
export const routesFor = ({ app, store, words, session, recovery }: RouteParts): RouteObject[] =>
  routesOf({
    features: app.features,
    session,
    dispatch: store.dispatch,
    loadNamespace: words.loadNamespace,
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

/** Calls `onShown` when the first page is in the document. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

type PageProps = { parts: Parts; router: DataRouter; onShown: () => void };

/** The whole content of #root: the same tree for prerendering in the build and for hydration in the browser. */
export function Page({ parts: { variant, store, words, app, Ribbon }, router, onShown }: PageProps) {
  return (
    <StrictMode>
      <AppProviders variant={variant} store={store} words={words} app={app}>
        {Ribbon && <Ribbon />}
        <ErrorBoundary fallback={<Broken />}>
          <Shown onShown={onShown}>
            <RouterProvider router={router} />
          </Shown>
        </ErrorBoundary>
      </AppProviders>
    </StrictMode>
  );
}
