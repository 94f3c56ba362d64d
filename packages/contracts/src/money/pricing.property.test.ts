import * as fc from 'fast-check';
import { expect, it, type TestContext } from 'vitest';

import { money } from './money.ts';
import { feeMinor, receiveMinor, sendMinor, share } from './pricing.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Reports a figure for `pnpm promises`. */
    figure?: string;
  }
}

const CASES = { numRuns: 100_000 };
const minor = fc.bigInt({ min: 0n, max: 2n ** 53n + 1n });
// Currencies with zero, two and three decimals.
const currency = fc.constantFrom('XOF', 'USD', 'KWD');
const rate = fc
  .tuple(fc.bigInt({ min: 1n, max: 10_000_000n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, scale]) =>
    scale ? `${digits / 10n ** BigInt(scale)}.${String(digits % 10n ** BigInt(scale)).padStart(scale, '0')}` : `${digits}`,
  );
const percent = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 })).map(([a, b]) => `${a}.${b}`);
const add = (parts: readonly bigint[]): bigint => parts.reduce((all, part) => all + part, 0n);
/** Checks a property in many cases, and reports how many ran. */
function check<T extends [unknown, ...unknown[]]>({ task }: TestContext, property: fc.IProperty<T>): void {
  const result = fc.check(property, CASES);
  expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
  task.meta.figure = `${result.numRuns.toLocaleString('en')} cases`;
}

it('M8 the parts of a split sum to the whole, each within one minor unit of its share, including refunds', (context) => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 6 })
    .filter((list) => add(list) > 0n);
  check(
    context,
    fc.property(minor, weights, (whole, list) => {
      const parts = share(whole, list);
      const refunds = share(-whole, list);
      const total = add(list);
      if (add(parts) !== whole || add(refunds) !== -whole) throw new Error('drift');
      for (const [index, part] of parts.entries()) {
        const off = part * total - whole * list[index]!;
        if (off > total || off < -total || part < 0n || refunds[index] !== -part) throw new Error('unfair');
      }
    }),
  );
});

it('M8 the sent amount buys the requested one, and one unit less would not', (context) => {
  check(
    context,
    fc.property(minor, rate, currency, currency, (receive, each, from, to) => {
      const send = sendMinor(receive, each, from, to);
      if (receiveMinor(send, each, from, to) < receive) throw new Error('too little arrives');
      if (send > 0n && receiveMinor(send - 1n, each, from, to) >= receive) throw new Error('too much is sent');
    }),
  );
});

it('M8 receiving never creates money: sending the received amount again costs at most the sent amount', (context) => {
  check(
    context,
    fc.property(minor, rate, currency, currency, (send, each, from, to) => {
      const receive = receiveMinor(send, each, from, to);
      if (sendMinor(receive, each, from, to) > send) throw new Error('created');
    }),
  );
});

it('M8 a fee is at least its fixed part, at most its cap, and never decreases with the amount', (context) => {
  const cap = fc.integer({ min: 100, max: 5000 });
  check(
    context,
    fc.property(minor, minor, percent, cap, (one, other, share, most) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const rule = { fixed: money(20, 'USD'), percent: share, cap: money(most, 'USD') };
      const [low, high] = [feeMinor(less, rule), feeMinor(more, rule)];
      if (low > high || low < 20n || high > BigInt(most)) throw new Error(`${low} ${high}`);
      const exact = feeMinor(more, { fixed: money(0, 'USD'), percent: share });
      const [whole, decimals = ''] = share.split('.');
      const scale = 10n ** BigInt(decimals.length);
      const numerator = BigInt(`${whole}${decimals}`) * more;
      if (exact * 100n * scale < numerator || (exact - 1n) * 100n * scale >= numerator)
        throw new Error('not rounded up to the unit');
    }),
  );
});
