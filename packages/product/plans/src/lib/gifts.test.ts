import type { Network, Order, OrderItem } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { giftOf, pastGifts, readFrom } from './gifts.ts';

const usd = { amountMinor: 2500, currency: 'USD' };
const item = (id: string, more: Partial<OrderItem> = {}): OrderItem => ({
  id,
  itemId: `line-${id}`,
  kind: 'bank',
  status: 'delivered',
  product: { id: 'cocoa', name: 'Cocoa Coast Bank' },
  send: usd,
  fee: usd,
  receive: usd,
  recipient: { name: 'Kwame', account: '2041007731500' },
  promisedBy: '2026-11-24T10:00:00Z',
  ...more,
});
const order = (id: string, ...items: OrderItem[]) => ({ id, items, createdAt: '2026-11-24T10:00:00Z', total: usd }) as Order;
const sunbird = {
  id: 'sunbird',
  name: 'Sunbird',
  denominationType: 'RANGE',
  supportsLocalAmounts: true,
  receiveCurrency: 'USD',
  numberRule: { prefixes: ['234803'], pattern: '', example: '' },
} as unknown as Network;

describe('the delivered gifts', () => {
  it('are listed once each, newest first, without gifts that were not delivered', () => {
    const other = { ...usd, amountMinor: 100 };
    const orders = [
      order('3', item('a'), item('b', { status: 'failed', send: other })),
      order('2', item('c', { send: other }), item('d')),
      order('1', item('e')),
    ];
    expect(pastGifts(orders, []).map(({ from }) => from)).toEqual(['3.a', '2.c']);
  });

  it('show the delivered money, even if the sent amount is in the wallet’s currency', () => {
    const receive = { amountMinor: 20_008, currency: 'GHS' };
    expect(pastGifts([order('1', item('a', { receive }))], [])).toMatchObject([
      { arrived: receive, gift: { item: { amount: usd } } },
    ]);
  });

  it('leave out items whose order lacks data', () =>
    expect(pastGifts([order('1', item('a', { recipient: {} }))], [])).toEqual([]));
});

it('finds the network of a top-up if the order does not name it', () =>
  expect(
    giftOf(item('a', { kind: 'topup', product: undefined, recipient: { phone: '+2348035550142' } }), [sunbird]),
  ).toMatchObject({ product: { id: 'sunbird', name: 'Sunbird' }, item: { id: 'line-a', networkId: 'sunbird' } }));

it.each([
  ['o.i', { orderId: 'o', itemId: 'i' }],
  ['o', undefined],
  ['.i', undefined],
  ['', undefined],
])('reads from the parameter %j the ids %j', (from, ids) => expect(readFrom(from)).toEqual(ids));
