import type { Item, QuoteLine } from '@kado/contracts';
import { expect, it } from 'vitest';

import { createReference } from '../reference/service.ts';
import { orderRows } from './order-rows.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const reference = createReference('USD');
const sunbird = reference.networks.find(({ name }) => name === 'Sunbird')!;
const topup: Item = { id: 'a', kind: 'topup', networkId: sunbird.id, phone: '+2348035550142', amount: usd(500) };
const line: QuoteLine = {
  itemId: 'a',
  kind: 'topup',
  send: usd(500),
  fee: usd(30),
  receive: { amountMinor: 760_000, currency: 'NGN' },
  rate: '1520.00',
  etaMinutes: 1,
};

const rowsFor = (items: Item[], lists = reference) =>
  orderRows({
    userId: 'ada',
    key: 'key',
    grant: undefined,
    state: {
      now,
      keyQuote: null,
      body: null,
      quoteId: 'quote',
      items,
      lines: items.map(({ id, kind }) => ({ ...line, itemId: id, kind })),
      total: 530n * BigInt(items.length),
      currency: 'USD',
      expired: false,
      orderId: null,
      available: 50_000n,
      granted: false,
    },
    reference: lists,
    submitDelaySeconds: 5,
    promiseSeconds: 900,
  });

it('a new order holds all of its money, and all of its items are open', () => {
  const { order, items } = rowsFor([topup, { ...topup, id: 'b', phone: '+2348035550143' }]);
  expect(order).toEqual({
    id: expect.any(String),
    userId: 'ada',
    quoteId: 'quote',
    reference: expect.stringMatching(/^K7-/),
    currency: 'USD',
    total: 1060n,
    captured: 0n,
    released: 0n,
    items: 2,
    open: 2,
    delivered: 0,
    cancelled: 0,
    status: 'processing',
    createdAt: now,
  });
  expect(items).toEqual(
    ['+2348035550142', '+2348035550143'].map((target, position) => ({
      id: expect.any(String),
      orderId: order.id,
      userId: 'ada',
      position,
      itemId: 'ab'[position],
      kind: 'topup',
      status: 'queued',
      target,
      details: { networkId: sunbird.id, network: 'Sunbird', countryIso: 'NG', rate: '1520.00' },
      send: 500n,
      fee: 30n,
      currency: 'USD',
      receive: 760_000n,
      receiveCurrency: 'NGN',
      promisedBy: new Date('2026-11-21T12:15:00.000Z'),
      nextAt: new Date('2026-11-21T12:00:05.000Z'),
      supplier: null,
      supplierReference: null,
      attempts: 0,
      submittedAt: null,
      settledAt: null,
      lateAt: null,
      failureCode: null,
    })),
  );
});

it.each<[string, Item]>([
  ['a top-up whose network is no longer sold', { ...topup, networkId: 'gone' }],
  [
    'a gift card',
    { id: 'g', kind: 'gift', giftProductId: 'x', amount: usd(500), recipient: { name: 'R', email: 'r@kado.test' } },
  ],
])('%s has no network', (_, item) => {
  const network = (id: string) => (id === 'gone' ? undefined : sunbird);
  expect(rowsFor([item], { ...reference, network }).items[0]?.details).toEqual({
    networkId: '',
    network: '',
    countryIso: '',
    rate: '1520.00',
  });
});
