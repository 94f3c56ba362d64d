import type { FastifyInstance } from 'fastify';

import { methodNotAllowed, notFound } from '../http/errors.ts';

const asPattern = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );

/** Records every route, and distinguishes a wrong method (405 with Allow) from an unknown path (404). */
export function routeTable(app: FastifyInstance): void {
  const paths = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', (route) => {
    const { config, url } = route;
    const path = paths.get(url) ?? { pattern: asPattern(url), methods: new Set() };
    paths.set(url, path);
    for (const method of [route.method].flat()) {
      path.methods.add(method);
      if (method !== 'HEAD') app.routeTable.push({ method, url, ability: config?.ability, public: config?.public === true });
    }
  });
  app.decorate('rejectUnknownRoute', (method: string, address: string): never => {
    const path = address.split('?', 1)[0] ?? '';
    const found = [...paths.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]);
    if (found.length > 0 && !found.includes(method)) throw methodNotAllowed([...new Set(found)].toSorted());
    throw notFound();
  });
  // Checked before the body is read, because nothing else is checked for an unknown path or method. A GET may be for a page of the web app.
  app.addHook('onRequest', async ({ is404, method, url, params }) => {
    if (is404 && method !== 'GET' && method !== 'HEAD') app.rejectUnknownRoute(method, url);
    // The router also accepts an empty text as a parameter.
    if (Object.entries(params as object).some(([name, value]) => name !== '*' && value === '')) throw notFound();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws 405 when the path exists for other methods, else 404. */
    rejectUnknownRoute: (method: string, address: string) => never;
  }
}
