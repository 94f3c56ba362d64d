import { describe, expect, it } from 'vitest';

import { Item } from './item.ts';

const topup = { id: 'a', kind: 'topup', networkId: 'n', phone: '+2348035550142', amount: { amountMinor: 500, currency: 'USD' } };
const gift = {
  id: 'g',
  kind: 'gift',
  giftProductId: 'p',
  amount: { amountMinor: 500, currency: 'PHP' },
  recipient: { name: 'Rosa', email: 'rosa@kado.test' },
};
const bank = {
  id: 'b',
  kind: 'bank',
  bankId: 'k',
  account: { number: '1504', holder: 'Kwame Mensah' },
  amount: { amountMinor: 5, currency: 'USD' },
};

describe('an item', () => {
  it.each([
    ['a top-up', topup],
    ['a gift card', gift],
    [
      'a gift card with a message and a day',
      { ...gift, message: 'x'.repeat(500), deliverOn: { date: '2026-12-24', timeZone: 'Asia/Manila' } },
    ],
    ['a bank gift', bank],
  ])('may be %s', (_, value) => expect(Item.safeParse(value).success).toBe(true));

  it.each([
    ['another kind', { ...topup, kind: 'cash' }],
    ['a key that we do not know', { ...topup, price: 1 }],
    ['the keys of another kind', { ...topup, bankId: 'k' }],
    ['an empty id', { ...topup, id: '' }],
    ['an id of 65 characters', { ...topup, id: 'x'.repeat(65) }],
    ['a phone without a plus', { ...topup, phone: '2348035550142' }],
    ['a phone with a space', { ...topup, phone: '+234 8035550142' }],
    ['Arabic digits', { ...topup, phone: '+٢٣٤٨٠٣٥٥٥٠١٤٢' }],
    ['fullwidth digits', { ...topup, phone: '+２３４８０３５５５０１４２' }],
    ['16 digits', { ...topup, phone: '+2348035550142123' }],
    ['no amount', { ...topup, amount: undefined }],
    ['nothing to send', { ...topup, amount: { amountMinor: 0, currency: 'USD' } }],
    ['a negative amount', { ...topup, amount: { amountMinor: -1, currency: 'USD' } }],
    ['a fraction', { ...topup, amount: { amountMinor: 0.1, currency: 'USD' } }],
    ['an amount in words', { ...topup, amount: { amountMinor: '1e3', currency: 'USD' } }],
    ['a message of 501 characters', { ...gift, message: 'x'.repeat(501) }],
    ['a day that does not exist', { ...gift, deliverOn: { date: '2026-02-30', timeZone: 'UTC' } }],
    ['a recipient without e-mail', { ...gift, recipient: { name: 'Rosa' } }],
  ])('I8 is rejected with %s', (_, value) => expect(Item.safeParse(value).success).toBe(false));
});
