import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWireAmount, toWireBalance, toCents, centsToMoney } from './money.ts';
import { invoiceSums, lineSums, type LineAmounts } from './sums.ts';

const line = fc.record({
  cost: fc.integer({ min: 0, max: 99_999_999 }),
  qty: fc.integer({ min: 0, max: 99_999_999 }),
  discount: fc.integer({ min: 0, max: 10_000 }),
  tax: fc.integer({ min: 0, max: 10_000 }),
});
const whole = (cost: number, qty: number, discount = 0, tax = 0): LineAmounts => ({ cost, qty: qty * 1000, discount, tax });

it.each([
  ['three hours at 30.00', whole(3000, 3), { subtotal: 9000, discount: 0, tax: 0, total: 9000 }],
  ['5 % off 1,152.00', whole(7200, 16, 500), { subtotal: 115_200, discount: 5760, tax: 0, total: 109_440 }],
  [
    'tax on what the discount leaves',
    whole(10_000, 1, 1000, 2000),
    { subtotal: 10_000, discount: 1000, tax: 1800, total: 10_800 },
  ],
  ['half a cent, up', whole(1, 0.5), { subtotal: 1, discount: 0, tax: 0, total: 1 }],
  ['half a cent below zero, down', whole(-1, 0.5), { subtotal: -1, discount: 0, tax: 0, total: -1 }],
  ['a third of an hour', whole(10_000, 0.333), { subtotal: 3330, discount: 0, tax: 0, total: 3330 }],
  ['nothing', whole(0, 0, 10_000, 10_000), { subtotal: 0, discount: 0, tax: 0, total: 0 }],
])('counts %s', (_, one, sums) => expect(lineSums(one)).toEqual(sums));

describe('for any lines', () => {
  it('an invoice is the sum of its lines, in any order', () =>
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const all = invoiceSums(lines);
        expect(all.total).toBe(all.subtotal - all.discount + all.tax);
        expect(all.total).toBe(lines.reduce((total, one) => total + lineSums(one).total, 0));
        expect(invoiceSums(lines.toReversed())).toEqual(all);
      }),
    ));

  it('each figure differs from the exact value by at most half a cent', () =>
    fc.assert(
      fc.property(line, (one) => {
        const { subtotal, discount, tax } = lineSums(one);
        const off = (rounded: number, product: bigint, of: bigint) => {
          const twice = 2n * (BigInt(rounded) * of - product);
          return twice <= of && twice >= -of;
        };
        expect(off(subtotal, BigInt(one.cost) * BigInt(one.qty), 1000n)).toBe(true);
        expect(off(discount, BigInt(subtotal) * BigInt(one.discount), 10_000n)).toBe(true);
        expect(off(tax, BigInt(subtotal - discount) * BigInt(one.tax), 10_000n)).toBe(true);
      }),
    ));

  it('a discount never exceeds the amount, and a larger one never raises the total', () =>
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 10_000 }), (one, other) => {
        const { subtotal, discount, total } = lineSums(one);
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(total).toBeGreaterThanOrEqual(0);
        const [less, more] = [Math.min(one.discount, other), Math.max(one.discount, other)];
        expect(lineSums({ ...one, discount: more }).total).toBeLessThanOrEqual(lineSums({ ...one, discount: less }).total);
      }),
    ));
});

it('cents are unchanged after a round trip through the API, as numbers and as balances', () =>
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cents) => {
      expect(toCents(toWireAmount(cents))).toBe(cents);
      expect(toCents(toWireBalance(cents))).toBe(cents);
      expect(toCents(centsToMoney(cents).decimal)).toBe(cents);
    }),
  ));
