import { fromDecimal, type Money, money, toDecimal } from '@kado/contracts';

import { toMoney } from '../reference/convert.ts';

/** A number of Reloadly's JSON as its decimal text; undefined if it has an exponent, which no amount or rate needs. */
export function decimalOf(value: number): string | undefined {
  const text = String(value);
  return /^\d+(\.\d+)?$/.test(text) ? text : undefined;
}

/** Minor units of a limit, rounded so that it stays valid: a minimum up, a maximum down. */
export function toLimit(value: number | null | undefined, currency: string, round: 'up' | 'down'): Money | undefined {
  const text = value === null || value === undefined ? undefined : decimalOf(value);
  if (text === undefined) return undefined;
  const up = toMoney(text, currency);
  return round === 'up' || fromDecimal(text, currency) ? up : money(up.amountMinor - 1, currency);
}

/** A fixed amount of Reloadly's; undefined if it has fractions of a minor unit. */
export function toExact(value: number, currency: string): Money | undefined {
  const exact = fromDecimal(decimalOf(value) ?? '', currency);
  return exact && exact.amountMinor > 0 ? exact : undefined;
}

/** Minor units as a decimal text for Reloadly. */
export const fromMinor = (minor: bigint, currency: string): string => toDecimal(money(minor, currency));
