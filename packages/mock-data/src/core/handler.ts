import { HttpHandler } from 'msw/http';
import { createRouteTable, type MockRoute, type RouteTable } from './routes.ts';

/** Finds the route of a request to this origin, never another host's. */
function finderOf(origin: string, table: RouteTable) {
  const home = new URL(origin).origin;
  return ({ url, method }: Request) => {
    const { origin: host, pathname } = new URL(url);
    return host === home ? table(method, pathname) : undefined;
  };
}

/**
 * All routes as one msw handler: msw offers a request to each handler in turn, each of which reads it anew, its cookies too. A request that no
 * route fits stays one that nobody handles.
 */
class TableHandler extends HttpHandler {
  readonly #matches: (request: Request) => boolean;

  constructor(find: ReturnType<typeof finderOf>) {
    super(/./, '/', ({ request }: { request: Request }) => {
      const found = find(request);
      return found?.route.answer(request, found.params);
    });
    this.#matches = (request) => find(request) !== undefined;
  }

  // No answer depends on a cookie: they are not read.
  override async parse({ request }: { request: Request }) {
    return { match: { matches: this.#matches(request), params: {} }, cookies: {} };
  }
}

/** The handler that answers these routes at the root of this origin. */
export const createHandler = (origin: string, routes: readonly MockRoute[]): HttpHandler =>
  new TableHandler(finderOf(origin, createRouteTable(routes)));
