import { money } from '@kado/contracts';
import { expect, it } from 'vitest';

import { product } from '../../test/fake-reloadly-gifts.ts';
import { productIdOf, toGift } from './products.ts';

const terms = { currency: 'USD', fee: { fixed: money(30, 'USD'), percent: '0' }, countries: new Set(['NG', 'US']) };
const gift = (changes = {}) => toGift(product(changes), terms);
const ranged = { denominationType: 'RANGE', fixedRecipientDenominations: [], fixedSenderDenominations: [] };

it('a product is sold in its amounts, at their lowest rate, with at least Reloadly’s fee', () => {
  expect(gift()).toEqual({
    id: 'reloadly-gift-120',
    countryIso: 'NG',
    brand: 'Kasuwa Fresh NG',
    category: 'entertainment',
    currency: 'NGN',
    denominations: [money(500_000, 'NGN'), money(1_505_000, 'NGN')],
    // 5000 for 3.34, 15050 for 10.
    rate: '1497.005988',
    fee: { fixed: money(50, 'USD'), percent: '1.5' },
    redeem: 'both',
    art: { initials: 'KF', colour: 'd1' },
  });
});

it('a product with a range of amounts gets limits within Reloadly’s', () => {
  const amounts = { minRecipientDenomination: 10.005, maxRecipientDenomination: 99.999 };
  const { denominations, min, max, rate } = gift({ ...ranged, ...amounts, recipientCurrencyCode: 'USD' }) ?? {};
  expect([denominations, min, max, rate]).toEqual([undefined, money(1001, 'USD'), money(9999, 'USD'), '1']);
  const priced = { ...amounts, minSenderDenomination: 1, maxSenderDenomination: 10 };
  expect(gift({ ...ranged, ...priced })?.rate).toBe('9.999900');
});

it('our fee applies if Reloadly’s is lower', () => {
  expect(gift({ senderFee: 0.1, senderFeePercentage: 0 })?.fee).toEqual(terms.fee);
  expect(gift({ senderFee: null, senderFeePercentage: null })?.fee).toEqual(terms.fee);
});

it.each([
  ['is malformed', { productId: 'x' }],
  ['is not on sale', { status: 'INACTIVE' }],
  ['asks for an account of the recipient', { additionalRequirements: { userIdRequired: true } }],
  ['is of a country that we do not know', { country: { isoName: 'XX' } }],
  ['is paid in another currency', { senderCurrencyCode: 'EUR' }],
  ['is in no currency of ISO 4217', { recipientCurrencyCode: 'POINTS' }],
  ['has no amount', { fixedRecipientDenominations: [] }],
  ['has amounts with parts of the minor unit', { fixedRecipientDenominations: [0.001] }],
  [
    'has a limit beyond 2^53-1',
    { ...ranged, minRecipientDenomination: 1, maxRecipientDenomination: 1e20, recipientCurrencyCode: 'USD' },
  ],
  ['has a fee beyond 2^53-1', { senderFee: 1e20 }],
  ['has no price', { fixedSenderDenominations: null }],
  ['has no limits', ranged],
  ['has limits the wrong way round', { ...ranged, minRecipientDenomination: 10, maxRecipientDenomination: 5 }],
])('a product that %s is not sold', (_, changes) => expect(gift(changes)).toBeUndefined());

it.each([
  ['Gaming', 'games'],
  ['Music', 'entertainment'],
  ['Supermarkets', 'groceries'],
  ['Food & Drinks', 'food'],
  ['Fashion', 'fashion'],
  ['Software', 'electronics'],
  ['Health and Beauty', 'beauty'],
  ['Flights', 'travel'],
  ['Sports', 'sport'],
  ['Books', 'books'],
  ['Automotive', 'fuel'],
  ['Anything', 'home'],
])('the category %s is %s', (name, category) => expect(gift({ category: { id: 1, name } })?.category).toBe(category));

it('a product without a category is sold', () => expect(gift({ category: null })?.category).toBe('home'));

it.each([
  ['reloadly-gift-120', 120],
  ['reloadly-120', undefined],
  ['019b76e0', undefined],
])('Reloadly’s number of %s is %s', (id, number) => expect(productIdOf(id)).toBe(number));
