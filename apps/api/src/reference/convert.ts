import { exponentOf, type Fee, type Money, money } from '@kado/contracts';

/** Parses a decimal text into an integer and its number of decimals: '0.30' gives 30 and 2. */
function parse(decimal: string): { digits: bigint; decimals: number } {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new RangeError(`'${decimal}' is no decimal`);
  const fraction = match[2] ?? '';
  return { digits: BigInt(`${match[1]}${fraction}`), decimals: fraction.length };
}

const pow10 = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Minor units of a decimal text ('0.30') times an exact factor, rounded up. The factor converts seed data from US dollars to the wallet's currency. */
export function toMinor(decimal: string, currency: string, factor = '1'): bigint {
  const [amount, times] = [parse(decimal), parse(factor)];
  const scale = pow10(amount.decimals + times.decimals);
  return (amount.digits * times.digits * pow10(exponentOf(currency)) + scale - 1n) / scale;
}

export const toMoney = (decimal: string, currency: string, factor = '1'): Money =>
  money(toMinor(decimal, currency, factor), currency);

/** A fee with its amounts as decimal texts. */
export type SeedFee = { fixed: string; percent: string; cap?: string };

/** Converts a fee to a currency, its amounts like in `toMoney`. */
export const toFee = ({ fixed, percent, cap }: SeedFee, currency: string, factor: string): Fee => ({
  fixed: toMoney(fixed, currency, factor),
  percent,
  ...(cap ? { cap: toMoney(cap, currency, factor) } : {}),
});

/** The exact product of two decimal texts. */
export function times(left: string, right: string): string {
  const [a, b] = [parse(left), parse(right)];
  const decimals = a.decimals + b.decimals;
  const text = String(a.digits * b.digits).padStart(decimals + 1, '0');
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

const DECIMALS = 6;

/**
 * The quotient of two decimal texts, rounded down, so that a rate never promises more than its two sources. With six decimals, or more if it would otherwise have
 * fewer than six significant digits.
 */
export function divide(dividend: string, divisor: string): string {
  const [over, under] = [parse(dividend), parse(divisor)];
  if (over.digits === 0n || under.digits === 0n) throw new RangeError(`${dividend} / ${divisor} is no rate`);
  const quotient = (decimals: number): bigint =>
    (over.digits * pow10(under.decimals + decimals)) / (under.digits * pow10(over.decimals));
  let decimals = DECIMALS;
  while (quotient(decimals) < pow10(DECIMALS - 1)) decimals += 1;
  const text = String(quotient(decimals)).padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}
