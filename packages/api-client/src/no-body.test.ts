// @vitest-environment node
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { client } from './test/server.ts';

const requests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{"ok":true}}');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

it('a POST request without a body names no content type in Node, as in a browser', async () => {
  const api = client({ host: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  await api.auth.logout('bearer-1');
  await api.notifications.read({ all: true }).catch(() => undefined);
  const types = requests.map(({ method, url, headers }) => [method, url, headers['content-type']]);
  expect(types).toEqual([
    ['POST', '/api/v1/auth/logout', undefined],
    ['POST', '/api/v1/notifications/read', 'application/json'],
  ]);
});
