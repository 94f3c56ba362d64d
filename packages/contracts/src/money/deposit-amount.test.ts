import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Fee } from '../reference/network.ts';
import { money } from './money.ts';
import { depositAmountFor, depositPriceOf } from './pricing.ts';

const free = { fixed: money(0, 'USD'), percent: '0' };

it.each([
  [2000, '1', free, 2000],
  [2000, '1', { ...free, percent: '0.5' }, 2011],
  [2000, '1', { fixed: money(100, 'USD'), percent: '0' }, 2100],
  [2000, '1', { fixed: money(100, 'USD'), percent: '10', cap: money(150, 'USD') }, 2150],
  [2000, '1.08', { fixed: money(100, 'USD'), percent: '0' }, 1952],
])('to credit %i at the rate %s with %j takes %i', (credit, rate, fee, amount) =>
  expect(depositAmountFor(money(credit, 'USD'), { rate, fee, currency: 'USD' })).toEqual(money(amount, 'USD')),
);

it('M8 the amount is the smallest that credits as much, for any rate and fee', () => {
  const rule = fc.record({
    rate: fc.integer({ min: 1, max: 2_000_000 }).map((each) => (each / 1000).toFixed(3)),
    percent: fc.integer({ min: 0, max: 9999 }).map((each) => (each / 100).toFixed(2)),
    fixed: fc.integer({ min: 0, max: 500 }),
    cap: fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), rule, (missing, { rate, percent, fixed, cap }) => {
      const fee = { fixed: money(fixed, 'EUR'), percent, ...(cap === undefined ? {} : { cap: money(cap, 'EUR') }) };
      const { amountMinor } = depositAmountFor(money(missing, 'USD'), { rate, fee, currency: 'EUR' });
      const credits = (minor: number) =>
        depositPriceOf(money(minor, 'EUR'), { rate, fee, walletCurrency: 'USD' }).credited.amountMinor >= missing;
      expect([credits(amountMinor), credits(amountMinor - 1)]).toEqual([true, false]);
    }),
  );
});

it.each(['100', '250'])('a fee of %s %% takes everything, so that no amount is enough, unless it has a cap', (percent) => {
  const amountWith = (fee: Fee) => depositAmountFor(money(1, 'USD'), { rate: '1', fee, currency: 'USD' });
  expect(() => amountWith({ ...free, percent })).toThrow(new RangeError('the fee takes every amount'));
  expect(amountWith({ ...free, percent, cap: money(500, 'USD') })).toEqual(money(501, 'USD'));
});

it('an amount beyond 2^53-1 minor units is refused', () =>
  expect(() =>
    depositAmountFor(money(Number.MAX_SAFE_INTEGER, 'USD'), { rate: '1', fee: { ...free, percent: '99.9' }, currency: 'USD' }),
  ).toThrow(RangeError));
