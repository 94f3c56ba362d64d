import type { Network, OrderItem } from '@kado/contracts';
import { expect, it } from 'vitest';
import { sendAgainUrl } from './send-again.ts';

const network = { id: 'near' } as Network;
const rosa = { name: 'Rosa', email: 'rosa@kado.test' };
const kwame = { name: 'Kwame', account: '2041007731500' };
const card = { kind: 'gift', product: { id: 'card', name: 'Kasuwa Fresh' }, recipient: rosa } as const;
const payout = { kind: 'bank', product: { id: 'cocoa', name: 'Cocoa Coast Bank' }, recipient: kwame } as const;
const item = (phone: string, more: Partial<OrderItem> = {}) =>
  ({
    kind: 'topup',
    send: { amountMinor: 329, currency: 'USD' },
    receive: { amountMinor: 500_000, currency: 'NGN' },
    recipient: { phone },
    ...more,
  }) as OrderItem;

it.each([
  ['/send/top-up', item('+2348035550142'), { phone: '+2348035550142', networkId: 'near', amount: '5000.00 NGN' }],
  ['/send/gift-card/card', item('', card), { ...rosa, amount: '5000.00 NGN' }],
  ['/send/gift-card', item('', { ...card, product: undefined }), {}],
  [
    '/send/bank',
    item('', { ...payout, status: 'delivered' }),
    { bankId: 'cocoa', account: '2041007731500', holder: 'Kwame', amount: '3.29 USD' },
  ],
  ['/send/bank', item('', { ...payout, status: 'failed' }), { bankId: 'cocoa', holder: 'Kwame', amount: '3.29 USD' }],
])('fills the form at %s, without a refused account number', (path, each, values) => {
  const address = new URL(sendAgainUrl(each, network), 'http://kado');
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([path, values]);
});
