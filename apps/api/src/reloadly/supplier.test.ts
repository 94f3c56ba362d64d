import { expect, it } from 'vitest';

import { SupplierDown, type SupplierJob } from '../supplier/supplier.ts';
import { ReloadlyError, type ReloadlyClient } from './client.ts';
import { createReloadlyGifts } from '../reloadly-gifts/supplier.ts';
import { createReloadly } from './supplier.ts';

const { signal } = new AbortController();
const silent: ReloadlyClient = {
  get: () => expect.fail('No call was expected.'),
  post: () => expect.fail('No call was expected.'),
};
const at = new Date('2026-11-20T14:17:00Z');
const job: SupplierJob = {
  reference: 'r-1',
  kind: 'topup',
  target: '+2348035550142',
  networkId: 'reloadly-341',
  send: 500n,
  sendCurrency: 'USD',
  receive: 760_000n,
  receiveCurrency: 'NGN',
  attempt: 1,
  submittedAt: at,
  now: at,
};

it('an item of a network that is no longer sold fails without a call', async () => {
  const { submit } = createReloadly(silent, () => undefined);
  expect(await submit(job, signal)).toEqual({ state: 'failed', code: 'REFUSED' });
});

it('an item of a network that is not Reloadly’s fails without a call', async () => {
  const { submit } = createReloadly(silent, () => ({ countryIso: 'NG', supportsLocalAmounts: true }));
  expect(await submit({ ...job, networkId: '019b76da' }, signal)).toEqual({ state: 'failed', code: 'REFUSED' });
});

it('an item waits while the networks are not loaded', async () => {
  const { submit } = createReloadly(silent, () => {
    throw new SupplierDown(5000);
  });
  await expect(submit(job, signal)).rejects.toBeInstanceOf(SupplierDown);
});

it.each([
  ['a top-up', createReloadly, 60_000, 60_000],
  ['a gift card', createReloadlyGifts, 60_000, 60_000],
  ['a top-up', createReloadly, undefined, 5000],
])('M13 a look-up of %s that is refused waits as long as Reloadly asks', async (_, create, asked, retryAfterMs) => {
  const get = () => Promise.reject(new ReloadlyError(429, undefined, asked));
  const { check } = create({ ...silent, get }, () => undefined);
  await expect(check(job, signal)).rejects.toMatchObject({ name: 'SupplierDown', retryAfterMs });
});

it('a look-up whose response was lost fails', async () => {
  const cut = new TypeError('fetch failed');
  const { check } = createReloadly({ ...silent, get: () => Promise.reject(cut) }, () => undefined);
  await expect(check(job, signal)).rejects.toBe(cut);
});
