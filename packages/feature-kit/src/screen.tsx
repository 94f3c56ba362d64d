import {
  Outlet,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { AppDispatch } from '@kado/state';
import type { Screen } from './define.ts';

/** How long a navigation waits for the page's first data, at most. */
const WAIT_MS = 200;

const atMost = (ms: number, answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ms))]);

/** The loaders run again, unless only the query changed: a list writes every typed letter to it, and guards depend only on the path. */
export const unlessOnlySearchChanged = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

function ScreenOf() {
  const { Component = Outlet } = useLoaderData<Partial<Screen>>();
  return <Component />;
}

/**
 * A screen that its loader fetches after the guard. It does not use `route.lazy`, which runs in parallel to the loader and would download a forbidden
 * page. It waits briefly for the page's first data, so that the page is rendered once, with its data.
 */
export function screenRoute(
  load: () => Promise<Screen>,
  guardRequest: (args: LoaderFunctionArgs) => Promise<unknown>,
  dispatch: AppDispatch,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'> {
  return {
    loader: async (args) => {
      await guardRequest(args);
      const screen = await load();
      // A failure is ignored: the page makes the same request, or reads the same state, and shows it.
      const data = screen.preload?.(dispatch, new URL(args.request.url)).catch(() => undefined);
      if (data) await atMost(WAIT_MS, data);
      return screen;
    },
    shouldRevalidate: (args) => args.defaultShouldRevalidate && unlessOnlySearchChanged(args),
    element: <ScreenOf />,
  };
}
