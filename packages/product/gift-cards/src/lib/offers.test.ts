import type { GiftProduct } from '@kado/contracts';
import { expect, it } from 'vitest';
import { FREE_AMOUNT, php } from '../test/products.ts';
import { checkGift, type GiftValues } from './gift-form-state.ts';
import { offersOf } from './offers.ts';

const { min: _min, max: _max, ...rest } = FREE_AMOUNT;
const FIXED: GiftProduct = { ...rest, id: 'bituin', brand: 'Bituin Cinemas', denominations: [php(50_000), php(100_000)] };
const values = (text: string, currency = 'PHP'): GiftValues => ({
  typed: { text, currency },
  name: ' Rosa ',
  email: 'rosa@kado.test',
  message: '',
  when: 'now',
  date: '',
  timeZone: 'Asia/Manila',
});
const ids = (text: string, currency?: string) =>
  offersOf([FREE_AMOUNT, FIXED], values(text, currency), 'foxglove').map(({ id }) => id);

it.each([
  ['500', 'PHP', ['foxglove', 'bituin']],
  ['501', 'PHP', ['foxglove']],
  ['10.00', 'USD', ['foxglove']],
  ['6000', 'PHP', []],
  ['', 'PHP', []],
])('compares the gift cards that are sold for %s %s', (text, currency, expected) =>
  expect(ids(text, currency)).toEqual(expected),
);

it('has the same price as the form, and links to the other cards with the amount and the recipient', () => {
  const [shown, other] = offersOf([FREE_AMOUNT, FIXED], values('500'), 'foxglove');
  expect(shown?.price).toEqual(checkGift(values('500'), FREE_AMOUNT, new Date()).price);
  expect(shown).not.toHaveProperty('to');
  expect(other?.to).toBe('/send/gift-card/bituin?amount=500.00+PHP&name=Rosa&email=rosa%40kado.test');
});
