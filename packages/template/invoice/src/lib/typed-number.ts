import { type DecimalReading, formatDecimal, numberSigns, parseDecimal } from '@kado/i18n';
import type { LineAmounts } from './sums.ts';

/** Which numbers a field takes: decimal places, and the most in units of the last place. */
export type NumberShape = { places: number; most: number };
export const COST: NumberShape = { places: 2, most: 999_999_999 };
export const QTY: NumberShape = { places: 3, most: 99_999_999 };
export const PERCENT: NumberShape = { places: 2, most: 10_000 };

/** A typed number in units of its last place ('12.5' with two places: 1250); undefined where it is none, or has two meanings. */
export function parseTyped(typed: string, { places, most }: NumberShape, lng: string): number | undefined {
  const reading = parseDecimal(typed, lng, { digits: places });
  if (!reading.ok) return undefined;
  const [whole = '', fraction = ''] = reading.decimal.split('.');
  const units = Number(whole + fraction.padEnd(places, '0'));
  return units >= 0 && units <= most ? units : undefined;
}

/** Both meanings of a typed number like '1.000', in the language's own writing; undefined where it has one or none. */
export function ambiguousReadings(
  typed: string,
  { places }: NumberShape,
  lng: string,
): { more: string; less: string } | undefined {
  const reading: DecimalReading = parseDecimal(typed, lng, { digits: places });
  if (reading.ok || reading.reason !== 'ambiguous') return undefined;
  const [more, less] = reading.readings;
  return { more: formatDecimal(more, lng), less: formatDecimal(less, lng) };
}

/** Units of the last place as they would be typed in that language. */
export function toTyped(units: number, { places }: NumberShape, lng: string): string {
  const digits = String(units).padStart(places + 1, '0');
  const fraction = digits.slice(-places);
  const whole = digits.slice(0, -places);
  return /^0+$/.test(fraction) ? whole : `${whole}${numberSigns(lng).decimal}${fraction}`;
}

/** The numbers of a line as typed. */
export type TypedLineNumbers = { cost: string; qty: string; discount: string; tax: string };

/** The numbers of a line; what cannot be read counts as nothing. */
export const toLineAmounts = ({ cost, qty, discount, tax }: TypedLineNumbers, lng: string): LineAmounts => ({
  cost: parseTyped(cost, COST, lng) ?? 0,
  qty: parseTyped(qty, QTY, lng) ?? 0,
  discount: parseTyped(discount, PERCENT, lng) ?? 0,
  tax: parseTyped(tax, PERCENT, lng) ?? 0,
});
