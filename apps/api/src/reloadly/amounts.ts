import { exponentOf, type Money, money, toDecimal } from '@kado/contracts';

/** A number of Reloadly's JSON as the decimal text that stood there; undefined where it has an exponent, which no amount or rate needs. */
export function decimalOf(value: number): string | undefined {
  const text = String(value);
  return /^\d+(\.\d+)?$/.test(text) ? text : undefined;
}

/** Minor units of an amount, rounded to what lies inside the limit: a least amount up, a largest one down. */
export function toLimit(value: number | null | undefined, currency: string, round: 'up' | 'down'): Money | undefined {
  const text = value === null || value === undefined ? undefined : decimalOf(value);
  if (text === undefined) return undefined;
  const [whole = '0', fraction = ''] = text.split('.');
  const exponent = exponentOf(currency);
  const minor = BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  const isCut = /[1-9]/.test(fraction.slice(exponent));
  return money(isCut && round === 'up' ? minor + 1n : minor, currency);
}

/** An amount that Reloadly sells as it is: undefined where it has parts of a minor unit. */
export function toExact(value: number, currency: string): Money | undefined {
  const [up, down] = [toLimit(value, currency, 'up'), toLimit(value, currency, 'down')];
  return up && up.amountMinor > 0 && up.amountMinor === down?.amountMinor ? up : undefined;
}

/** Minor units as the decimal text that Reloadly takes. */
export const fromMinor = (minor: bigint, currency: string): string => toDecimal(money(minor, currency));
