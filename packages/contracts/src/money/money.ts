import * as z from 'zod/mini';

import { exponentOf } from './exponents.ts';

/** An ISO 4217 code. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** An amount of a response: integer minor units (at most 2^53-1) and an ISO 4217 code. */
export const Money = z.object({ amountMinor: z.int(), currency: CurrencyCode });
export type Money = z.infer<typeof Money>;

/** An amount to move, as requests carry it: greater than zero. */
export const PositiveMoney = z.strictObject({ amountMinor: z.int().check(z.positive()), currency: CurrencyCode });

/** An amount from a bigint of minor units; throws RangeError beyond 2^53-1. */
export function money(minor: bigint | number, currency: string): Money {
  const amountMinor = Number(minor);
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${minor} ${currency} does not fit the wire`);
  return { amountMinor, currency };
}

/** The amount in major units as a decimal string: { amountMinor: 359, currency: 'USD' } is '3.59'. */
export function toDecimal({ amountMinor, currency }: Money): string {
  const exponent = exponentOf(currency);
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  const cut = digits.length - exponent;
  return sign + digits.slice(0, cut) + (exponent ? `.${digits.slice(cut)}` : '');
}

/** An amount from a decimal string in major units ('3.59'); undefined if it is invalid or has too many decimals. */
export function fromDecimal(text: string, currency: string): Money | undefined {
  const exponent = exponentOf(currency);
  const match = /^(-?)(\d{1,15})(?:\.(\d*))?$/.exec(text);
  const decimals = match?.[3] ?? '';
  if (!match || decimals.length > exponent) return undefined;
  const minor = Number(`${match[1]}${match[2]}${decimals.padEnd(exponent, '0')}`);
  return Number.isSafeInteger(minor) ? { amountMinor: minor, currency } : undefined;
}

/** The sum of amounts in one currency; throws TypeError if currencies are mixed. */
export function sum(amounts: readonly Money[], currency: string): Money {
  const total = amounts.reduce((all, each) => {
    if (each.currency !== currency) throw new TypeError(`${each.currency} cannot be added to ${currency}`);
    return all + BigInt(each.amountMinor);
  }, 0n);
  return money(total, currency);
}
