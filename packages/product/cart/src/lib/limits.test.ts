import { expect, it } from 'vitest';
import { amountSchema, readAmount } from './limits.ts';
import type { Offer } from './offers.ts';

const money = (amountMinor: number, currency: string) => ({ amountMinor, currency });
const rule = { currency: 'USD', receiveCurrency: 'NGN' } as Offer['rule'];
const offer = {
  rule,
  send: { min: money(14, 'USD'), max: money(4934, 'USD') },
  receive: { min: money(20_000, 'NGN'), max: money(7_500_000, 'NGN') },
};

it.each([
  ['5000', 'NGN', { money: money(500_000, 'NGN') }],
  ['199', 'NGN', { problem: { kind: 'tooLittle', limit: money(20_000, 'NGN') } }],
  ['75001', 'NGN', { problem: { kind: 'tooMuch', limit: money(7_500_000, 'NGN') } }],
  ['0.13', 'USD', { problem: { kind: 'tooLittle', limit: money(14, 'USD') } }],
  ['200', 'NGN', { money: money(20_000, 'NGN') }],
  ['75000', 'NGN', { money: money(7_500_000, 'NGN') }],
  ['49.34', 'USD', { money: money(4934, 'USD') }],
  ['49.35', 'USD', { problem: { kind: 'tooMuch', limit: money(4934, 'USD') } }],
  ['-1', 'USD', { problem: { kind: 'empty' } }],
  ['', 'USD', { problem: { kind: 'empty' } }],
  ['0', 'USD', { problem: { kind: 'empty' } }],
])('reads %j in %s', (text, currency, read) => expect(readAmount(text, currency, offer)).toEqual(read));

it('accepts any amount if the offer has no limits', () =>
  expect(readAmount('99999', 'USD', { rule, send: {}, receive: {} })).toEqual({ money: money(9_999_900, 'USD') }));

it('does not apply limits of the other currency to an amount', () =>
  expect(readAmount('1', 'USD', { ...offer, send: {} })).toEqual({ money: money(100, 'USD') }));

it('applies the limits of either side if both currencies are the same', () =>
  expect(
    readAmount('1', 'USD', { rule: { ...rule, receiveCurrency: 'USD' }, send: {}, receive: { min: money(500, 'USD') } }),
  ).toEqual({ problem: { kind: 'tooLittle', limit: money(500, 'USD') } }));

it('parses a form with a valid amount to money, and rejects others', () => {
  const schema = amountSchema((text) => readAmount(text, 'USD', offer));
  expect(schema.parse({ amount: '3.29' })).toEqual(money(329, 'USD'));
  for (const value of [{ amount: '0' }, { amount: 'x' }, { amount: 3 }, {}]) expect(schema.safeParse(value).success).toBe(false);
});
