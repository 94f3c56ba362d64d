import type { Fee } from '../reference/network.ts';
import { exponentOf } from './exponents.ts';
import { money, type Money } from './money.ts';

type Fraction = { numerator: bigint; denominator: bigint };

const pow10 = (exponent: number): bigint => 10n ** BigInt(exponent);

/** A decimal string ('1520.00', '0.5') as an exact fraction; throws RangeError if it is invalid. */
function fraction(decimal: string): Fraction {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new RangeError(`'${decimal}' is no decimal`);
  const decimals = match[2] ?? '';
  return { numerator: BigInt(match[1] + decimals), denominator: pow10(decimals.length) };
}

const ceilDiv = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** The received amount for `send` minor units: floor(send × rate), each currency in its own exponent. */
export function receiveMinor(send: bigint, rate: string, from: string, to: string): bigint {
  const { numerator, denominator } = fraction(rate);
  return (send * numerator * pow10(exponentOf(to))) / (denominator * pow10(exponentOf(from)));
}

/** The amount to send so that `receive` minor units arrive: ceil(receive ÷ rate). */
export function sendMinor(receive: bigint, rate: string, from: string, to: string): bigint {
  const { numerator, denominator } = fraction(rate);
  return ceilDiv(receive * denominator * pow10(exponentOf(from)), numerator * pow10(exponentOf(to)));
}

/** fixed + ceil(send × percent ÷ 100), at most cap; all in the source currency's minor units. */
export function feeMinor(send: bigint, fee: Fee): bigint {
  const { numerator, denominator } = fraction(fee.percent);
  const full = BigInt(fee.fixed.amountMinor) + ceilDiv(send * numerator, denominator * 100n);
  const cap = fee.cap && BigInt(fee.cap.amountMinor);
  return cap !== undefined && full > cap ? cap : full;
}

/** A price: the sent amount, the fee and the received amount. */
export type Price = { send: Money; fee: Money; receive: Money };

/** The pricing rule of a line; `currency` is the source currency, `receiveCurrency` the target currency. */
export type PriceRule = { currency: string; receiveCurrency: string; rate: string; fee: Fee };

/** Prices an amount given in either currency of the rule; throws TypeError for any third currency. */
export function priceOf(amount: Money, { currency, receiveCurrency, rate, fee }: PriceRule): Price {
  const requested = BigInt(amount.amountMinor);
  if (amount.currency !== currency && amount.currency !== receiveCurrency)
    throw new TypeError(`${amount.currency} is not part of this price`);
  const send = amount.currency === currency ? requested : sendMinor(requested, rate, currency, receiveCurrency);
  const receive = amount.currency === currency ? receiveMinor(requested, rate, currency, receiveCurrency) : requested;
  return { send: money(send, currency), fee: money(feeMinor(send, fee), currency), receive: money(receive, receiveCurrency) };
}

/** The result of `price`; undefined when one of its amounts is beyond 2^53-1 minor units, which a typed amount may cause. */
export function ifItFits<Result>(price: () => Result): Result | undefined {
  try {
    return price();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A deposit's price: the fee is in the currency of the amount, the credit in the wallet's. */
export type DepositPrice = { fee: Money; credited: Money };

/** Prices a deposit: credited = floor((amount − fee) × rate), or zero when the fee is at least the amount. */
export function depositPriceOf(amount: Money, rule: { rate: string; fee: Fee; walletCurrency: string }): DepositPrice {
  const fee = feeMinor(BigInt(amount.amountMinor), rule.fee);
  const rest = BigInt(amount.amountMinor) - fee;
  const credited = rest > 0n ? receiveMinor(rest, rule.rate, amount.currency, rule.walletCurrency) : 0n;
  return { fee: money(fee, amount.currency), credited: money(credited, rule.walletCurrency) };
}

/** The smallest deposit that credits at least this amount; throws RangeError when no amount up to 2^53-1 minor units does. */
export function depositAmountFor(credit: Money, { rate, fee, currency }: { rate: string; fee: Fee; currency: string }): Money {
  const rest = sendMinor(BigInt(credit.amountMinor), rate, currency, credit.currency);
  const { numerator, denominator } = fraction(fee.percent);
  const whole = denominator * 100n;
  // Without a cap, an amount less its fee is floor(amount × (100 - percent) ÷ 100) - fixed.
  const uncapped = numerator < whole && ceilDiv((rest + BigInt(fee.fixed.amountMinor)) * whole, whole - numerator);
  const capped = fee.cap !== undefined && rest + BigInt(fee.cap.amountMinor);
  const amounts = [uncapped, capped].filter((each) => each !== false);
  if (amounts.length === 0) throw new RangeError('the fee takes every amount');
  return money(
    amounts.reduce((least, each) => (each < least ? each : least)),
    currency,
  );
}

/** Splits minor units by weights so that the parts sum to the whole; the rest is given to the largest remainders, in order. */
export function share(whole: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((all, weight) => all + weight, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('weights must be positive');
  const parts = weights.map((weight) => (whole * weight) / total);
  const rests = weights.map((weight, index) => ({ index, rest: (whole * weight) % total }));
  let left = whole - parts.reduce((all, part) => all + part, 0n);
  const step = left < 0n ? -1n : 1n;
  const order = rests.toSorted((a, b) => Number((b.rest - a.rest) * step));
  for (const { index } of order) {
    if (left === 0n) break;
    parts[index]! += step;
    left -= step;
  }
  return parts;
}
