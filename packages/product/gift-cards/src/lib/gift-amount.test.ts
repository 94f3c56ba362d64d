import type { GiftProduct } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { FREE_AMOUNT as free, php, usd } from '../test/products.ts';
import { checkAmount, limitsOf, priceIn } from './gift-amount.ts';

const { min: _, max: __, ...rest } = free;
const fixed: GiftProduct = { ...rest, denominations: [php(100_000), php(250_000)] };

describe('a free amount', () => {
  it.each([
    ['1500', 'PHP', { money: php(150_000) }],
    ['26.04', 'USD', { money: php(149_990) }],
    ['86.81', 'USD', { money: php(500_000) }],
    ['5.21', 'USD', { money: php(30_009) }],
    ['299.99', 'PHP', { problem: { kind: 'tooLittle', limit: php(30_000) } }],
    ['86.82', 'USD', { problem: { kind: 'tooMuch', limit: usd(8681) } }],
    ['', 'PHP', { problem: { kind: 'empty' } }],
    ['1500', 'KES', { problem: { kind: 'empty' } }],
  ])('%j %s', (text, currency, expected) => expect(checkAmount({ text, currency }, free)).toEqual(expected));

  it('has limits in both currencies', () =>
    expect([limitsOf(free, 'PHP'), limitsOf(free, 'USD')]).toEqual([
      { min: php(30_000), max: php(500_000) },
      { min: usd(521), max: usd(8681) },
    ]));

  it('has the price that the quote will have', () =>
    expect(priceIn(php(150_000), free)).toEqual({ send: usd(2605), fee: usd(50), receive: php(150_000) }));
});

it.each([
  ['1000', 'PHP', { money: php(100_000) }],
  ['1500', 'PHP', { problem: { kind: 'empty' } }],
  ['1000', 'USD', { problem: { kind: 'empty' } }],
])('for a card with fixed amounts, checks %j %s', (text, currency, expected) =>
  expect(checkAmount({ text, currency }, fixed)).toEqual(expected),
);
