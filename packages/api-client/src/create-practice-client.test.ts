import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createPracticeClient } from './create-practice-client.ts';
import { fakeServer, json } from './test/server.ts';

const { requests, respondWith } = fakeServer();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const onUnauthorized = vi.fn<() => void>();
const practiceClient = (token: string | undefined = 'real') =>
  createPracticeClient({ token: () => token, onUnauthorized, language: () => 'en' });
/** Each request's path below /api and its token. */
const sent = () => requests.map(({ path, headers }) => `${path.slice('/api/'.length)} ${headers['authorization'] ?? 'nobody'}`);
/** Makes the server issue practice tokens p1, p2, …; every other response is empty. */
const giveTokens = () => {
  let given = 0;
  respondWith(() =>
    requests.at(-1)?.path === '/api/v1/practice'
      ? json({ data: { token: `p${(given += 1)}`, expiresIn: 600 } })()
      : json({ data: {} })(),
  );
};
const quietly = (call: Promise<unknown>): Promise<unknown> => call.catch(() => undefined);

it('requests one practice token with the real session, and uses it until a minute before it expires', async () => {
  giveTokens();
  const client = practiceClient();
  await Promise.all([quietly(client.balance.get()), quietly(client.orders.list({}))]);
  await quietly(client.auth.stepUp({ pin: '246813', purpose: 'checkout', ref: 'q' }));
  expect(sent().toSorted()).toEqual([
    'practice/v1/auth/step-up Bearer p1',
    'practice/v1/balance Bearer p1',
    'practice/v1/orders Bearer p1',
    'v1/practice Bearer real',
  ]);
  vi.setSystemTime(Date.now() + 540_000);
  await quietly(client.balance.get());
  expect(sent().slice(4)).toEqual(['v1/practice Bearer real', 'practice/v1/balance Bearer p2']);
});

it('sends account, sign-in, file and receipt check calls to the real API', async () => {
  giveTokens();
  const client = practiceClient();
  const { users, auth, practice, receipts, files } = client;
  const calls = [users.me(), auth.refresh(), auth.logout('real'), practice.refill()];
  await Promise.all([...calls, receipts.verify('K7', 'x'), files.content('f')].map(quietly));
  expect(sent().toSorted()).toEqual([
    'v1/auth/logout Bearer real',
    'v1/auth/refresh nobody',
    'v1/files/f Bearer real',
    'v1/practice/refill Bearer real',
    'v1/receipts/K7/verify Bearer real',
    'v1/users/me Bearer real',
  ]);
});

it('requests another token after a 401, which does not end the real session', async () => {
  giveTokens();
  const client = practiceClient();
  await quietly(client.balance.get());
  respondWith(json({ data: { code: 'UNAUTHENTICATED' } }, 401));
  await quietly(client.balance.get());
  expect(onUnauthorized).not.toHaveBeenCalled();
  giveTokens();
  await quietly(client.balance.get());
  expect(sent().slice(-2)).toEqual(['v1/practice Bearer real', 'practice/v1/balance Bearer p1']);
});

it('requests another token when another person signs in, also while a token is being requested', async () => {
  giveTokens();
  let token: string | undefined = 'Adas';
  const client = createPracticeClient({ token: () => token, onUnauthorized, language: () => 'en' });
  await quietly(client.balance.get());
  token = undefined;
  await quietly(client.networks.list());
  token = 'Bens';
  await quietly(client.balance.get());
  respondWith(() => {
    token = 'Cleos';
    giveTokens();
    return json({ data: { token: 'of Ben', expiresIn: 600 } })();
  });
  token = 'Bens next';
  await quietly(client.orders.list({}));
  expect(sent()).toEqual([
    'v1/practice Bearer Adas',
    'practice/v1/balance Bearer p1',
    'practice/v1/networks nobody',
    'v1/practice Bearer Bens',
    'practice/v1/balance Bearer p2',
    'v1/practice Bearer Bens next',
    'v1/practice Bearer Cleos',
    'practice/v1/orders Bearer p1',
  ]);
});

it('requests no token without a session, and sends no practice call when the token request fails', async () => {
  await quietly(createPracticeClient({ token: () => undefined, language: () => 'en' }).networks.list());
  expect(sent()).toEqual(['practice/v1/networks nobody']);
  respondWith(json({ data: { code: 'UNAVAILABLE' } }, 503));
  await expect(practiceClient().balance.get()).rejects.toMatchObject({ status: 503 });
  expect(sent().slice(1)).toEqual(['v1/practice Bearer real']);
});

it('returns an empty list of deposits without a request', async () => {
  expect(await practiceClient().deposits.list({})).toEqual({ data: [] });
  expect(sent()).toEqual([]);
});
