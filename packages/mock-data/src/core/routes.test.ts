import fc from 'fast-check';
import { matchRequestUrl } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHandlers } from '../handlers.ts';
import { createMockServer } from '../node.ts';
import { createRouteTable, type MockRoute } from './routes.ts';
import { memoryStorage } from './storage.ts';

const ORIGIN = 'http://localhost:3000';
const { routes } = createHandlers(memoryStorage(), { origin: ORIGIN });
const table = createRouteTable(routes);
const server = createMockServer({ origin: ORIGIN });
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const route = (method: MockRoute['method'], path: string): MockRoute => ({ method, path, answer: async () => new Response() });
const mine = createRouteTable([
  route('GET', '/a/:id'),
  route('GET', '/a/b'),
  route('GET', '/a/:other'),
  route('GET', '/a/:id/lines/:line'),
  route('POST', '/a/b'),
]);

it.each([
  ['GET', '/a/b', '/a/b', {}],
  ['GET', '/a/b/', '/a/b', {}],
  ['GET', '/%61/b', '/a/b', {}],
  ['get', '/a/b', '/a/b', {}],
  ['POST', '/a/b', '/a/b', {}],
  ['GET', '/a/7', '/a/:id', { id: '7' }],
  ['GET', '/a/7/', '/a/:id', { id: '7' }],
  ['GET', '/%61/x%20y%2Fz', '/a/:id', { id: 'x y/z' }],
  ['GET', '/a/100%', '/a/:id', { id: '100%' }],
  ['GET', '/a/7/lines/2', '/a/:id/lines/:line', { id: '7', line: '2' }],
])('answers %s %s by %s', (method, path, by, params) => {
  expect(mine(method, path)).toMatchObject({ route: { path: by }, params });
  expect(Object.keys(mine(method, path)?.params ?? {})).toEqual(Object.keys(params));
});

it.each([
  ['GET', '/'],
  ['GET', '/a'],
  ['GET', '/a/'],
  ['GET', '/a/b//'],
  ['GET', '/A/b'],
  ['GET', '/a/7/lines'],
  ['GET', '/a/7/lines//'],
  ['POST', '/a/7'],
  ['HEAD', '/a/b'],
  ['PROPFIND', '/a/b'],
  ['GET', '/a/%zz/b'],
])('has no answer to %s %s', (method, path) => expect(mine(method, path)).toBeUndefined());

it('finds what msw finds by offering a call to each route in turn, with the same parameters', () => {
  const parts = [...new Set(routes.flatMap(({ path }) => path.split('/').slice(1)))];
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...parts) },
    fc.constantFrom('', '7', '0012', 'x%20y', '%zz', '100%', ':id', '%69nvoice', 'APPS', 'é', '.', '*'),
  );
  const known = fc.constantFrom(...routes).map(({ path }) => path.replace(/:\w+/, '7').split('/').slice(1));
  const other = fc.tuple(known, fc.nat(4), part).map(([whole, place, one]) => whole.with(Math.min(place, whole.length - 1), one));
  const paths = fc.oneof(known, other, fc.array(part, { maxLength: 5 }));
  const method = fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'patch');
  fc.assert(
    fc.property(method, paths, fc.constantFrom('', '/', '//', '?q=a/b', '#a'), (asked, pathParts, end) => {
      const url = new URL(`${ORIGIN}/${pathParts.join('/')}${end}`);
      const fitting = routes
        .filter((one) => one.method === asked.toUpperCase())
        .map((one) => ({ route: one, ...matchRequestUrl(url, ORIGIN + one.path) }))
        .find(({ matches }) => matches);
      const found = table(asked, url.pathname);
      expect(found?.route).toBe(fitting?.route);
      expect(found?.params).toEqual(fitting && { ...fitting.params });
    }),
    { numRuns: 2000 },
  );
});

it('has every route by its own path', () => {
  expect(routes.length).toBeGreaterThan(100);
  for (const one of routes) expect(table(one.method, one.path.replaceAll(/:\w+/g, '1'))?.route.path).toBe(one.path);
});

it.each([
  ['a path that nobody knows', '/api/nowhere', {}],
  ['a method that nobody knows', '/pricing/data', { method: 'PUT' }],
  ['a question for the head alone', '/pricing/data', { method: 'HEAD' }],
  ['another host', 'http://localhost:4000/pricing/data', {}],
])('leaves %s unhandled, which a test server refuses', async (_, path, init) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fetch(new URL(path, ORIGIN), init)).rejects.toThrow();
  expect(said.mock.lastCall?.[0]).toContain('without a matching request handler');
});

it('lets a test answer first, until the next reset', async () => {
  const status = async () => (await fetch(`${ORIGIN}/pricing/data`)).status;
  server.fail('/pricing/data', 503);
  server.use(http.get(`${ORIGIN}/faq/data`, () => HttpResponse.json({ mine: true })));
  expect([await status(), await (await fetch(`${ORIGIN}/faq/data`)).json()]).toEqual([503, { mine: true }]);
  await server.reset();
  expect([await status(), (await fetch(`${ORIGIN}/faq/data`)).status]).toEqual([200, 200]);
});
