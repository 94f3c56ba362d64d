import { expect, it } from 'vitest';

import { serverNow } from './server-clock.ts';
import { client, fakeServer, json } from './test/server.ts';

const { respondWith } = fakeServer();
const HOUR = 3_600_000;
const wallet = { currency: 'USD', available: money(1), held: money(0), pending: money(0) };

function money(amountMinor: number) {
  return { amountMinor, currency: 'USD' };
}

/** By how many hours `serverNow` is ahead of this clock after a response with these headers. */
async function aheadAfter(headers: Record<string, string>): Promise<number> {
  respondWith(json({ data: wallet }, 200, headers));
  await client().balance.get();
  return Math.round((serverNow() - Date.now()) / HOUR);
}

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toUTCString();

it('C9 the server’s time comes from its last uncached response, even if this device’s clock is wrong', async () => {
  const fresh = { 'cache-control': 'no-store' };
  expect(await aheadAfter({})).toBe(0);
  expect(await aheadAfter({ ...fresh, date: inHours(24) })).toBe(24);
  expect(await aheadAfter({ ...fresh, date: inHours(-24) })).toBe(-24);
  expect(await aheadAfter({ ...fresh, date: 'yesterday' }), 'no date').toBe(-24);
  expect(await aheadAfter({ 'cache-control': 'private, max-age=300', date: inHours(5) }), 'kept by a cache').toBe(-24);
  expect(await aheadAfter({ date: inHours(5) }), 'perhaps kept by a cache').toBe(-24);
});
