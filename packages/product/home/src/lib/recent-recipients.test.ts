import type { Order, OrderItem } from '@kado/contracts';
import { expect, it } from 'vitest';
import { initialDigits, recentRecipients } from './recent-recipients.ts';

const item = (phone: string, more: Partial<OrderItem> = {}) =>
  ({
    kind: 'topup',
    status: 'delivered',
    send: { amountMinor: 2000, currency: 'USD' },
    receive: { amountMinor: 500_000, currency: 'NGN' },
    recipient: { phone },
    ...more,
  }) as OrderItem;
const rosa = { name: 'Rosa', email: 'rosa@kado.test' };
const kwame = { name: 'Kwame', account: '2041007731500' };
const card = { kind: 'gift', product: { id: 'card', name: 'Kasuwa Fresh' }, recipient: rosa } as const;
const payout = { kind: 'bank', product: { id: 'cocoa', name: 'Cocoa Coast Bank' }, recipient: kwame } as const;
const orders = (...items: OrderItem[]) => [{ items } as Order];

it('lists each number, address and account with a delivered item once, newest first', () => {
  const found = recentRecipients(
    orders(
      item('+2348035550142'),
      item('', card),
      item('+2348035550199', { status: 'failed' }),
      item('+2348035550142'),
      item('', payout),
      item('', card),
      item('+33612345678'),
    ),
    5,
  );
  expect(found.map(({ kind, where }) => [kind, where])).toEqual([
    ['topup', '+2348035550142'],
    ['gift', 'rosa@kado.test'],
    ['bank', '2041007731500'],
    ['topup', '+33612345678'],
  ]);
});

it('lists at most the maximum', () => expect(recentRecipients(orders(item('+1'), item('+2'), item('+3')), 2)).toHaveLength(2));

it('excludes items that cannot prefill a form', () =>
  expect(recentRecipients(orders(item('', { ...card, product: undefined }), item('', { recipient: {} })), 5)).toEqual([]));

it.each([
  ['/send/top-up', item('+2348035550142'), { phone: '+2348035550142', amount: '5000.00 NGN' }],
  [
    '/send/top-up',
    item('+2348035550142', { product: { id: 'sunbird-ng', name: 'Sunbird' } }),
    { phone: '+2348035550142', networkId: 'sunbird-ng', amount: '5000.00 NGN' },
  ],
  ['/send/gift-card/card', item('', card), { ...rosa, amount: '5000.00 NGN' }],
  ['/send/bank', item('', payout), { bankId: 'cocoa', account: '2041007731500', holder: 'Kwame', amount: '20.00 USD' }],
])('prefills the form at %s', (path, each, values) => {
  const [found] = recentRecipients(orders(each), 1);
  const url = new URL(found!.url, 'http://kado');
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([path, values]);
});

it.each([
  ['by their last digits', ['+2348035550142', '+2348035550177'], ['4 2', '7 7']],
  ['by earlier digits where the last are the same', ['+2348035550142', '+254700555042'], ['1 4', '0 4']],
  ['not at all where they are equal', ['+2348035550142', '+2348035550142'], ['4 2', '4 2']],
])('distinguishes numbers %s', (_, phones, digits) => expect(initialDigits(phones)).toEqual(digits));
