import { createContext, use, useLayoutEffect, type ReactElement } from 'react';
import { matchPath, Outlet, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router';
import { MENU } from '@kado/i18n';
import type { AppDispatch } from '@kado/state';
import type { Feature, FeatureRoute, LayoutName, Screen } from './define.ts';
import { guard, type Landing, type Session, type Viewer } from './guard.ts';
import { fetchPage, pagesOf, type OwnedRoute } from './page.ts';
import { returnPath } from './return-path.ts';
import { ROOT, type RootData } from './viewer.ts';

/** What the route tree needs from the app around it. */
export type RouteOptions = {
  features: readonly Feature[];
  session: Session;
  /** With which a page asks for what it shows first. */
  dispatch: AppDispatch;
  /** Fetches a feature's own words. */
  openWords: (feature: string) => Promise<void>;
  /** The element around every page: providers that need the router, focus, progress. */
  root: ReactElement;
  /** Shown instead of a page that failed; reads the error with useRouteError. */
  error: ReactElement;
};
/** What all screens of a tree share: with what they ask, and whether one of them stands already. */
type Opening = { dispatch: AppDispatch; stands: boolean };
type Options = RouteOptions & { opening: Opening };

const InFrame = createContext(false);

/** Whether a screen that stands in for a refused or broken page stands inside the shell's frame, which then is the page's main part. */
export const useInFrame = (): boolean => use(InFrame);

/** A person with a home of their own goes there, unless the way back leads to a page they may open. */
const landingOf =
  (features: readonly Feature[]): Landing =>
  async ({ ability, home }, search) => {
    const wanted = returnPath(search);
    if (home === undefined) return wanted;
    const { mayOpen } = await import('./nav.ts');
    return mayOpen(features, ability, wanted) ? wanted : home;
  };

const EVERYTHING: Viewer['ability'] = [{ action: 'manage', subject: 'all' }];

/** A layout requires a session and no right: a refused page keeps its frame, with the menu and the frame's words. */
const withoutRights =
  (session: Session): Session =>
  async () => {
    const viewer = await session();
    return viewer && { ...viewer, ability: EVERYTHING };
  };

// A list writes each letter typed into the address: the guards have nothing to say to that.
const sameSearch = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

const layoutOf = ({ layout, handle }: FeatureRoute): LayoutName => layout ?? (handle.access.kind === 'needs' ? 'app' : 'none');

/** How long somebody stays where they are for the sake of a page that comes whole. */
const MOMENT_MS = 200;

const atMostAMoment = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, MOMENT_MS))]);

/** A screen that is fetched after its guard has let the request pass, so that nobody downloads a page they may not see. */
function screen(
  lazy: () => Promise<Screen>,
  before: (args: LoaderFunctionArgs) => Promise<unknown>,
  opening: Opening,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'> {
  let loaded: Screen | undefined;
  return {
    loader: async (args) => {
      await before(args);
      loaded = await lazy();
      // While the page reloads because a new version replaced its files, there is nothing to show.
      if (loaded === undefined) await new Promise(() => undefined);
      const answer = loaded.asks?.(opening.dispatch, new URL(args.request.url));
      if (answer && opening.stands) await atMostAMoment(answer);
      return null;
    },
    shouldRevalidate: (args) => args.defaultShouldRevalidate && sameSearch(args),
    Component: () => {
      useLayoutEffect(() => {
        opening.stands = true;
      }, []);
      const Component = loaded?.Component ?? Outlet;
      return <Component />;
    },
  };
}

function pageRoute(owned: OwnedRoute, { features, session, openWords, error, opening }: Options): RouteObject {
  const { feature, route } = owned;
  const landing = landingOf(features);
  const place = route.path === '' ? { index: true as const } : { path: route.path };
  const page = screen(
    () => fetchPage(owned, openWords),
    ({ request }) => guard(route.handle.access, session, request, landing),
    opening,
  );
  return {
    ...place,
    ...page,
    id: `${feature.id}:${route.path}`,
    handle: { ...route.handle, feature: feature.id, title: route.title },
    errorElement: error,
  };
}

/** The frame's own words, and those with which the other features name their menu entries and tools; one that cannot be had stops nothing. */
async function frameWords(shell: Feature, { features, openWords }: RouteOptions): Promise<void> {
  const named = features.some(({ locales, nav, tools }) => locales && (nav?.length || tools?.length));
  const names = named ? openWords(MENU).catch(() => undefined) : undefined;
  await Promise.all([shell.locales ? openWords(shell.id) : undefined, names]);
}

/** A layout and its pages. Both are fetched at once, so that it has a guard of its own: without a session it is not fetched. */
function layoutRoutes(name: Exclude<LayoutName, 'none'>, owned: readonly OwnedRoute[], options: Options): RouteObject[] {
  const shell = options.features.find(({ layouts }) => layouts?.[name]);
  const children = owned.map((each) => pageRoute(each, { ...options, error: <InFrame value>{options.error}</InFrame> }));
  const frame = shell?.layouts?.[name];
  if (!frame || !shell) return children;
  const lazy = async () => (await Promise.all([frame(), frameWords(shell, options)]))[0];
  const before = async ({ request }: LoaderFunctionArgs) => {
    const { pathname } = new URL(request.url);
    const inside = owned.find(({ route }) => matchPath(`/${route.path}`, pathname));
    if (inside) await guard(inside.route.handle.access, withoutRights(options.session), request);
  };
  return [{ id: `layout:${name}`, ...screen(lazy, before, options.opening), errorElement: options.error, children }];
}

/** The route tree of an app: every feature's addresses in the shell's layouts, guarded by what each route says it needs. */
export function routesOf(given: RouteOptions): RouteObject[] {
  const options: Options = { ...given, opening: { dispatch: given.dispatch, stands: false } };
  const owned = pagesOf(options.features);
  const offered = (name: LayoutName) => name === 'none' || options.features.some(({ layouts }) => layouts?.[name]);
  const inLayout = (name: LayoutName) =>
    owned.filter(({ route }) => (offered(layoutOf(route)) ? layoutOf(route) : 'app') === name);
  const shell = options.features.find(({ screens }) => screens);
  const unknown = shell?.screens?.notFound;
  const rest: RouteObject[] = unknown
    ? [
        {
          path: '*',
          id: 'not-found',
          ...screen(unknown, () => frameWords(shell, options), options.opening),
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
      shouldRevalidate: sameSearch,
      children: [
        ...layoutRoutes('app', inLayout('app'), options),
        ...layoutRoutes('flow', inLayout('flow'), options),
        ...inLayout('none').map((each) => pageRoute(each, options)),
        ...rest,
      ],
    },
  ];
}
