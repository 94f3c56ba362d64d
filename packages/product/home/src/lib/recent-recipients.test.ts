import type { Order, OrderItem } from '@kado/contracts';
import { expect, it } from 'vitest';
import { initialDigits, recentRecipients, sendAgainAddress } from './recent-recipients.ts';

const receive = { amountMinor: 500_000, currency: 'NGN' };
const item = (phone: string, status: OrderItem['status'] = 'delivered') =>
  ({ kind: 'topup', status, receive, recipient: { phone } }) as OrderItem;
const orders = (...items: OrderItem[]) => [{ items } as Order];

it('lists each number that something arrived at once, newest first', () => {
  const found = recentRecipients(
    orders(item('+2348035550142'), item('+2348035550199', 'failed'), item('+2348035550142'), item('+33612345678')),
    5,
  );
  expect(found.map(({ phone }) => phone)).toEqual(['+2348035550142', '+33612345678']);
});

it('lists no more than asked for', () => expect(recentRecipients(orders(item('+1'), item('+2'), item('+3')), 2)).toHaveLength(2));

it('fills the form in', () =>
  expect(sendAgainAddress({ phone: '+2348035550142', receive })).toBe('/send/top-up?phone=%2B2348035550142&amount=5000.00+NGN'));

it.each([
  ['by their last digits', ['+2348035550142', '+2348035550177'], ['4 2', '7 7']],
  ['by earlier digits where the last are the same', ['+2348035550142', '+254700555042'], ['1 4', '0 4']],
  ['not at all where they are equal', ['+2348035550142', '+2348035550142'], ['4 2', '4 2']],
])('tells numbers apart %s', (_, phones, digits) => expect(initialDigits(phones)).toEqual(digits));
