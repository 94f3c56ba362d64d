import { fromDecimal, type Money, money, toDecimal } from '@kado/contracts';

import { toMoney } from '../reference/convert.ts';

/** A number of Reloadly's JSON as the decimal text that stood there; undefined where it has an exponent, which no amount or rate needs. */
export function decimalOf(value: number): string | undefined {
  const text = String(value);
  return /^\d+(\.\d+)?$/.test(text) ? text : undefined;
}

/** Minor units of an amount, rounded to what lies inside the limit: a least amount up, a largest one down. */
export function toLimit(value: number | null | undefined, currency: string, round: 'up' | 'down'): Money | undefined {
  const text = value === null || value === undefined ? undefined : decimalOf(value);
  if (text === undefined) return undefined;
  const up = toMoney(text, currency);
  return round === 'up' || fromDecimal(text, currency) ? up : money(up.amountMinor - 1, currency);
}

/** An amount that Reloadly sells as it is: undefined where it has parts of a minor unit. */
export function toExact(value: number, currency: string): Money | undefined {
  const exact = fromDecimal(decimalOf(value) ?? '', currency);
  return exact && exact.amountMinor > 0 ? exact : undefined;
}

/** Minor units as the decimal text that Reloadly takes. */
export const fromMinor = (minor: bigint, currency: string): string => toDecimal(money(minor, currency));
