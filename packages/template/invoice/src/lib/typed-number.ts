import { toAsciiDigits } from '@kado/ui';
import type { LineAmounts } from './sums.ts';

/** How a figure may be typed: digits before and after the point, and its most. */
type NumberShape = { places: number; most: number };
export const COST: NumberShape = { places: 2, most: 999_999_999 };
export const QTY: NumberShape = { places: 3, most: 99_999_999 };
export const PERCENT: NumberShape = { places: 2, most: 10_000 };

/** A typed figure as a whole number of its smallest part ('12.5' of two places: 1250); undefined where it is none. Comma and point both start the places. */
export function parseTyped(typed: string, { places, most }: NumberShape): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(toAsciiDigits(typed).trim());
  if (!match || (match[2] ?? '').length > places) return undefined;
  const whole = Number(`${match[1]}${(match[2] ?? '').padEnd(places, '0')}`);
  return whole <= most ? whole : undefined;
}

/** A whole number of smallest parts as it would be typed. */
export function toTyped(whole: number, { places }: NumberShape): string {
  const digits = String(whole).padStart(places + 1, '0');
  const after = digits.slice(-places);
  return /^0+$/.test(after) ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${after}`;
}

/** The figures of a line as they stand in its fields. */
export type TypedLineNumbers = { cost: string; qty: string; discount: string; tax: string };

/** A line's figures as whole numbers; what cannot be read counts as nothing until it can. */
export const toLineAmounts = ({ cost, qty, discount, tax }: TypedLineNumbers): LineAmounts => ({
  cost: parseTyped(cost, COST) ?? 0,
  qty: parseTyped(qty, QTY) ?? 0,
  discount: parseTyped(discount, PERCENT) ?? 0,
  tax: parseTyped(tax, PERCENT) ?? 0,
});
