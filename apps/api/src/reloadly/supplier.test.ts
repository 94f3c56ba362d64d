import { expect, it } from 'vitest';

import { SupplierDown, type SupplierJob } from '../supplier/supplier.ts';
import type { ReloadlyClient } from './client.ts';
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

it('an item of a network that is not sold any more fails without a call', async () => {
  const { submit } = createReloadly(silent, () => undefined);
  expect(await submit(job, signal)).toEqual({ state: 'failed', code: 'REFUSED' });
});

it('an item of a network that is not Reloadly’s fails without a call', async () => {
  const { submit } = createReloadly(silent, () => ({ countryIso: 'NG', supportsLocalAmounts: true }));
  expect(await submit({ ...job, networkId: '019b76da' }, signal)).toEqual({ state: 'failed', code: 'REFUSED' });
});

it('an item waits while the networks are not known yet', async () => {
  const { submit } = createReloadly(silent, () => {
    throw new SupplierDown(5000);
  });
  await expect(submit(job, signal)).rejects.toBeInstanceOf(SupplierDown);
});
