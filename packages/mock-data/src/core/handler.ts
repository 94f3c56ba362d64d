import { http } from 'msw/http';
import { createRouteTable, type MockRoute } from './routes.ts';

/**
 * All routes as one msw handler: msw offers a request to each handler in turn, each of which reads it anew. It answers exact paths at the root
 * of this origin, never another host's; a request that no route fits stays one that nobody handles.
 */
export function createHandler(origin: string, routes: readonly MockRoute[]) {
  const table = createRouteTable(routes);
  const home = new URL(origin).origin;
  const find = ({ url, method }: Request) => {
    const { origin: host, pathname } = new URL(url);
    return host === home ? table(method, pathname) : undefined;
  };
  return http.all(
    ({ request }) => find(request) !== undefined,
    ({ request }) => {
      const found = find(request);
      return found?.route.answer(request, found.params);
    },
  );
}
