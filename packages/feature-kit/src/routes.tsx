import { createContext, use, type ReactElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { AppDispatch } from '@kado/state';
import type { Feature, LayoutName } from './define.ts';
import { guard, type Landing, type ReadViewer, type Viewer } from './guard.ts';
import { fetchPage, layoutOf, pageAt, pagesOf, shellOf, type LoadNamespace, type OwnedRoute } from './page.ts';
import { returnPath } from './return-path.ts';
import { unlessOnlySearchChanged, screenRoute } from './screen.tsx';
import { ROOT, type RootData } from './viewer.ts';

/** What the route tree needs from the app. */
export type RouteOptions = {
  features: readonly Feature[];
  session: ReadViewer;
  /** Used to preload the pages' data. */
  dispatch: AppDispatch;
  loadNamespace: LoadNamespace;
  /** The element around every page, for parts that need the router, such as focus and progress. */
  root: ReactElement;
  /** Shown instead of a failed page; reads the error with useRouteError. */
  error: ReactElement;
};

const InFrame = createContext(false);

/** Whether an error screen is shown inside the shell's layout, which then has the `<main>`. */
export const useInFrame = (): boolean => use(InFrame);

/** Redirects a user with their own start page to it, unless they may open the return path. */
const landingOf =
  (features: readonly Feature[]): Landing =>
  async ({ ability, home }, search) => {
    const wanted = returnPath(search);
    if (home === undefined) return wanted;
    const { mayOpen } = await import('./nav.ts');
    return mayOpen(features, ability, wanted) ? wanted : home;
  };

const EVERYTHING: Viewer['ability'] = [{ action: 'manage', subject: 'all' }];

/** A layout needs a session but no ability, so that a forbidden page keeps its layout and menu. */
const withoutRights =
  (session: ReadViewer): ReadViewer =>
  async () => {
    const viewer = await session();
    return viewer && { ...viewer, ability: EVERYTHING };
  };

function pageRoute(page: OwnedRoute, { features, session, dispatch, loadNamespace, error }: RouteOptions): RouteObject {
  const { feature, route } = page;
  const place = route.path === '' ? { index: true as const } : { path: route.path };
  return {
    ...place,
    ...screenRoute(
      () => fetchPage(page, loadNamespace),
      ({ request }) => guard(route.handle.access, session, request, landingOf(features)),
      dispatch,
    ),
    id: `${feature.id}:${route.path}`,
    handle: { ...route.handle, feature: feature.id, title: route.title },
    errorElement: error,
  };
}

/** Loads the layout's translations. */
const layoutWords = async (shell: Feature, { loadNamespace }: RouteOptions): Promise<void> =>
  shell.locales ? loadNamespace(shell.id) : undefined;

/** A layout and its pages. Both are fetched in parallel, so the layout has its own guard: without a session it is not fetched. */
function layoutRoutes(name: LayoutName, pages: readonly OwnedRoute[], options: RouteOptions): RouteObject[] {
  const offered = shellOf(options.features, name);
  if (!offered) return pages.map((page) => pageRoute(page, options));
  const { shell, layout } = offered;
  const load = async () => (await Promise.all([layout(), layoutWords(shell, options)]))[0];
  const guardRequest = async ({ request }: LoaderFunctionArgs) => {
    const inside = pageAt(pages, new URL(request.url).pathname);
    if (inside) await guard(inside.route.handle.access, withoutRights(options.session), request);
  };
  const error = <InFrame value>{options.error}</InFrame>;
  return [
    {
      id: `layout:${name}`,
      ...screenRoute(load, guardRequest, options.dispatch),
      errorElement: options.error,
      children: pages.map((page) => pageRoute(page, { ...options, error })),
    },
  ];
}

/** The route tree of an app: every feature's pages in the shell's layouts, guarded by their routes' access. */
export function routesOf(options: RouteOptions): RouteObject[] {
  const pages = pagesOf(options.features);
  const offersFlow = options.features.some(({ layouts }) => layouts?.flow);
  const inLayout = (name: LayoutName) =>
    pages.filter(({ route }) => (layoutOf(route) === 'flow' && !offersFlow ? 'app' : layoutOf(route)) === name);
  const shell = options.features.find(({ screens }) => screens);
  const unknown = shell?.screens?.notFound;
  const rest: RouteObject[] = unknown
    ? [
        {
          path: '*',
          id: 'not-found',
          ...screenRoute(unknown, () => layoutWords(shell, options), options.dispatch),
          errorElement: options.error,
        },
      ]
    : [];
  return [
    {
      id: ROOT,
      element: options.root,
      errorElement: options.error,
      HydrateFallback: () => null,
      loader: async (): Promise<RootData> => ({ viewer: await options.session() }),
      shouldRevalidate: unlessOnlySearchChanged,
      children: [...(['app', 'flow', 'none'] as const).flatMap((name) => layoutRoutes(name, inLayout(name), options)), ...rest],
    },
  ];
}
