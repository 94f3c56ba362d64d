import type { Network } from '@kado/contracts';
import { expect, it } from 'vitest';
import { amountSchema, readAmount } from './limits.ts';

const money = (amountMinor: number, currency: string) => ({ amountMinor, currency });
const network = {
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  min: money(14, 'USD'),
  max: money(4934, 'USD'),
  localMin: money(20_000, 'NGN'),
  localMax: money(7_500_000, 'NGN'),
} as Network;

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
])('%j %s', (text, currency, read) => expect(readAmount(text, currency, network)).toEqual(read));

it('a network without limits takes any amount', () =>
  expect(readAmount('99999', 'USD', { sendCurrency: 'USD' } as Network)).toEqual({ money: money(9_999_900, 'USD') }));

it('a form with a valid amount gives the money, any other is invalid', () => {
  const schema = amountSchema((text) => readAmount(text, 'USD', network));
  expect(schema.parse({ amount: '3.29' })).toEqual(money(329, 'USD'));
  for (const value of [{ amount: '0' }, { amount: 'x' }, { amount: 3 }, {}]) expect(schema.safeParse(value).success).toBe(false);
});
