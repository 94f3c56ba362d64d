import type { Bank, BankPrice } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { checkAmount, compareUrl, limitsOf, payoutsOf, type Payout } from './payout.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const ghs = (amountMinor: number) => ({ amountMinor, currency: 'GHS' });
const bank = { id: 'cocoa', countryIso: 'GH', name: 'Cocoa Coast Bank', currency: 'GHS', uses: ['payout'] } as unknown as Bank;
const price = {
  id: 'p',
  bankId: 'cocoa',
  direction: 'payout',
  currency: 'GHS',
  min: usd(500),
  max: usd(120_000),
  fee: { fixed: usd(120), percent: '0' },
  rate: '12.40',
  etaMinutes: 20,
} as BankPrice;
const payout: Payout = { bank, price };

it('lists the banks that have a price for payouts', () => {
  const deposit = { ...bank, id: 'ours', uses: ['deposit'] } as unknown as Bank;
  const other = { ...price, bankId: 'ours' };
  expect(payoutsOf([bank, deposit, { ...bank, id: 'free' } as Bank], [price, other])).toEqual([payout]);
  expect(payoutsOf([bank], [{ ...price, direction: 'deposit' }])).toEqual([]);
});

it('links to the comparison of banks with the same currency, with the amount if there is one', () => {
  expect(compareUrl(payout, undefined)).toBe('/bank-prices?direction=payout&currency=GHS');
  expect(compareUrl(payout, usd(2500))).toBe('/bank-prices?direction=payout&currency=GHS&amount=25.00');
});

describe('a typed amount', () => {
  it.each([
    ['1200', 'GHS', { money: usd(9678) }],
    ['96.77', 'USD', { money: usd(9677) }],
    ['62', 'GHS', { money: usd(500) }],
    ['14880', 'GHS', { money: usd(120_000) }],
    ['61.99', 'GHS', { problem: { kind: 'tooLittle', limit: ghs(6200) } }],
    ['14880.01', 'GHS', { problem: { kind: 'tooMuch', limit: ghs(1_488_000) } }],
    ['4.99', 'USD', { problem: { kind: 'tooLittle', limit: usd(500) } }],
    ['', 'GHS', { problem: { kind: 'empty' } }],
    ['5', 'KES', { problem: { kind: 'empty' } }],
  ])('%j %s', (text, currency, expected) => expect(checkAmount({ text, currency }, payout)).toEqual(expected));

  it('has limits in both currencies', () =>
    expect([limitsOf(payout, 'USD'), limitsOf(payout, 'GHS')]).toEqual([
      { min: usd(500), max: usd(120_000) },
      { min: ghs(6200), max: ghs(1_488_000) },
    ]));
});
