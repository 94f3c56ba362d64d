import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { CLIENT_SECRET } from '../../test/fake-reloadly.ts';
import { createReloadlyClient } from './client.ts';
import { Balance } from './messages.ts';

const balance = { balance: 1000.5, currencyCode: 'USD' };
const { signal } = new AbortController();

/** Starts a server for the duration of a test, and returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering =
  (body: unknown): RequestListener =>
  (request, response) =>
    void request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)));
const clientOf = (baseUrl: string, authUrl: string) =>
  createReloadlyClient({ baseUrl, authUrl, clientId: 'client', clientSecret: CLIENT_SECRET }, () => 0);

it('M16 a caller that stops waiting for the login does not end it for a purchase', async () => {
  const [begun, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const login = answering({ access_token: 'x', expires_in: 1000 });
  let logins = 0;
  const authUrl = await serve(async (request, response) => {
    logins += 1;
    begun.resolve();
    await open.promise;
    login(request, response);
  });
  const client = clientOf(await serve(answering(balance)), authUrl);
  const lookUp = new AbortController();
  const first = client.get('/accounts/balance', Balance, lookUp.signal);
  const purchase = client.get('/accounts/balance', Balance, signal);
  await begun.promise;
  lookUp.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  open.resolve();
  expect(await purchase).toEqual(balance);
  expect(await client.get('/accounts/balance', Balance, signal)).toEqual(balance);
  await expect(client.get('/accounts/balance', Balance, lookUp.signal)).rejects.toThrow('too late');
  expect(logins).toBe(1);
});

it('A9 the client secret is not sent to a redirect', async () => {
  const stolen: (string | undefined)[] = [];
  const other = await serve((request, response) => {
    stolen.push(request.url);
    answering({ access_token: 'x', expires_in: 1000 })(request, response);
  });
  const authUrl = await serve((_, response) => response.writeHead(307, { location: `${other}/stolen` }).end());
  const client = clientOf(await serve(answering(balance)), authUrl);
  await expect(client.get('/accounts/balance', Balance, signal)).rejects.toThrow('fetch failed');
  expect(stolen).toEqual([]);
});
