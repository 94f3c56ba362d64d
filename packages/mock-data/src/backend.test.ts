import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, HttpResponse } from 'msw/http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from './backend.ts';
import { memoryStorage } from './core/storage.ts';
import { createMockServer } from './node.ts';

const ORIGIN = 'http://localhost:3000';
const server = createMockServer({ origin: ORIGIN });
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it('has one handler per method and path', () => {
  const headers = createBackend(memoryStorage(), { origin: ORIGIN }).handlers.map(({ info }) => info.header);
  expect(headers.length).toBeGreaterThan(100);
  expect(headers).toHaveLength(new Set(headers).size);
});

it.each([
  ['/apps/ecommerce/products/8', 200],
  ['/apps/ecommerce/products/8/', 200],
  ['/apps/ecommerce/%70roducts/8', 200],
  ['/apps/ecommerce/products/a%2Fb', 400],
  ['/apps/ecommerce/products/?perPage=1', 200],
])('matches %s', async (path, status) => expect((await fetch(ORIGIN + path)).status).toBe(status));

it.each([
  ['shop', 'DELETE', '/apps/ecommerce/cart/99', undefined],
  ['shop', 'POST', '/apps/ecommerce/wishlist', { productId: 27 }],
  ['chat', 'GET', '/apps/chat/get-chat?id=3', undefined],
])('does not mark %s as changed after a %s of %s that changes nothing', async (name, method, path, json) => {
  expect((await fetch(ORIGIN + path, { method, ...(json && { body: JSON.stringify(json) }) })).ok).toBe(true);
  expect((await server.control.topics()).find((topic) => topic.name === name)?.changed).toBe(false);
});

it.each([
  ['an unknown path', '/api/nowhere', {}],
  ['another case', '/Pricing/data', {}],
  ['a longer path', '/pricing/data/1', {}],
  ['an unknown method', '/pricing/data', { method: 'PUT' }],
  ['a HEAD request', '/pricing/data', { method: 'HEAD' }],
  ['another origin', 'http://localhost:4000/pricing/data', {}],
])('leaves %s unhandled, which a test server rejects', async (_, path, init) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fetch(new URL(path, ORIGIN), init)).rejects.toThrow();
  expect(logged.mock.lastCall?.[0]).toContain('without a matching request handler');
});

it('sends an unhandled request to the network if it is configured to bypass', async () => {
  const network = createServer((_, response) => response.end('from the network'));
  await new Promise<void>((resolve) => void network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  server.close();
  const open = createMockServer({ origin, onUnhandled: 'bypass' });
  try {
    open.listen();
    expect((await fetch(`${origin}/pricing/data`)).headers.get('content-type')).toContain('json');
    expect(await (await fetch(`${origin}/api/nowhere`)).text()).toBe('from the network');
  } finally {
    open.close();
    server.listen();
    network.close();
  }
});

it('prefers the handlers of a test until the next reset', async () => {
  const status = async () => (await fetch(`${ORIGIN}/pricing/data`)).status;
  server.fail('/pricing/data', 503);
  server.use(http.get(`${ORIGIN}/faq/data`, () => HttpResponse.json({ mine: true })));
  expect([await status(), await (await fetch(`${ORIGIN}/faq/data`)).json()]).toEqual([503, { mine: true }]);
  await server.reset();
  expect([await status(), (await fetch(`${ORIGIN}/faq/data`)).status]).toEqual([200, 200]);
});
