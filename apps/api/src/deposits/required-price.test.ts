import { money } from '@kado/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { HttpError } from '../http/errors.ts';
import { requirePrice } from './service.ts';

const rule = fc.record({
  rate: fc.integer({ min: 1, max: 3_000_000 }).map((each) => (each / 1_000_000).toFixed(6)),
  percent: fc.integer({ min: 0, max: 9999 }).map((each) => (each / 100).toFixed(2)),
  fixed: fc.integer({ min: 1, max: 2000 }),
});

/** The smallest amount that a refusal names. */
function limitOf(refused: () => unknown): number {
  try {
    refused();
  } catch (error) {
    const amount = error instanceof HttpError ? error.extras.fields?.['amount'] : undefined;
    const limit = typeof amount === 'object' ? amount.params?.['limit'] : undefined;
    if (typeof limit === 'object' && 'amountMinor' in limit) return limit.amountMinor;
  }
  throw new Error('nothing was refused');
}

it('M8 an amount that the fee consumes is refused with the smallest valid one: it is accepted, and one unit less is not', () =>
  fc.assert(
    fc.property(rule, ({ rate, percent, fixed }) => {
      const price = { rate, fee: { fixed: money(fixed, 'AED'), percent }, walletCurrency: 'USD' };
      const pay = (minor: number) => () => requirePrice(money(minor, 'AED'), price);
      const least = limitOf(pay(fixed));
      expect(pay(least)().credited.amountMinor).toBeGreaterThanOrEqual(1);
      expect(limitOf(pay(least - 1))).toBe(least);
    }),
  ));

it('names the fee if it consumes every amount', () => {
  const price = { rate: '1', fee: { fixed: money(500, 'USD'), percent: '100' }, walletCurrency: 'USD' };
  expect(limitOf(() => requirePrice(money(500, 'USD'), price))).toBe(1000);
});
