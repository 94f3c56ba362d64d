import { exponentOf } from '@kado/contracts';
import * as fc from 'fast-check';
import { expect, it, type TestContext } from 'vitest';

import { figure } from '../../test/figure.ts';
import { inWords } from '../../test/size.ts';
import { divide, toMinor } from './convert.ts';
import seed from './data/networks.json' with { type: 'json' };
import wallets from './data/wallets.json' with { type: 'json' };
import { createReference } from './service.ts';

const CASES = { numRuns: 20_000 };
const decimal = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, scale]) => textOf(digits, scale));

function textOf(digits: bigint, scale: number): string {
  const text = String(digits).padStart(scale + 1, '0');
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** The decimal text times 10^40, exactly. */
const exact = (text: string): bigint => {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(40, '0'));
};
const UNIT = 10n ** 40n;

/** Checks a property in many cases, and reports how many ran. */
function check<T extends [unknown, ...unknown[]]>(context: TestContext, property: fc.IProperty<T>): void {
  const result = fc.check(property, CASES);
  expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
  figure(context, `${inWords(result.numRuns)} cases`);
}

it('M8 a quotient is exact to its last decimal, rounded down, and has six significant digits', (context) => {
  check(
    context,
    fc.property(decimal, decimal, (dividend, divisor) => {
      const rate = divide(dividend, divisor);
      const decimals = rate.length - rate.indexOf('.') - 1;
      const step = UNIT / 10n ** BigInt(decimals);
      const [low, high] = [exact(rate), exact(rate) + step].map((each) => each * exact(divisor));
      if (low! > exact(dividend) * UNIT || high! <= exact(dividend) * UNIT) throw new Error(`${rate} is off`);
      if (decimals < 6 || exact(rate) / step < 100_000n) throw new Error(`${rate} is too coarse`);
      if (decimals > 6 && exact(rate) / step >= 1_000_000n) throw new Error(`${rate} is too fine`);
    }),
  );
});

it('M8 an amount in minor units is the smallest that is not below the exact product', (context) => {
  check(
    context,
    fc.property(decimal, decimal, fc.constantFrom('JPY', 'USD', 'KWD'), (amount, factor, currency) => {
      const minor = toMinor(amount, currency, factor);
      const product = exact(amount) * exact(factor) * 10n ** BigInt(exponentOf(currency));
      if (minor * UNIT * UNIT < product || (minor - 1n) * UNIT * UNIT >= product) throw new Error(`${minor} is off`);
    }),
  );
});

it.each([
  ['1520.00', '0.92', '1652.173913'],
  ['0.307', '152', '0.00201973'],
  ['1', '3', '0.333333'],
  ['1', '30000', '0.0000333333'],
  ['281.00', '3.75', '74.933333'],
  ['5', '5', '1.000000'],
])('%s / %s is %s', (dividend, divisor, quotient) => expect(divide(dividend, divisor)).toBe(quotient));

it.each([
  ['0', '1'],
  ['1', '0.00'],
  ['1e3', '1'],
  ['', '1'],
  ['1', '-2'],
])('%s / %s is no rate', (dividend, divisor) => expect(() => divide(dividend, divisor)).toThrow(RangeError));

it.each(Object.entries(wallets))('M8 every rate in %s is that of its network divided by %s', (currency, perDollar) => {
  const rates = seed.flatMap(({ networks }) => networks.map(({ rate }) => (perDollar === '1' ? rate : divide(rate, perDollar))));
  expect(createReference(currency).networks.map(({ rate }) => rate)).toEqual(rates);
});
