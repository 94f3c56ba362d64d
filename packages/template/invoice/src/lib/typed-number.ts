import { type DecimalReading, formatDecimal, numberSigns, parseDecimal } from '@kado/i18n';
import type { LineAmounts } from './sums.ts';

/** The numbers that a field accepts: decimal places, and the maximum in units of the last place. */
export type NumberShape = { places: number; max: number };
export const COST: NumberShape = { places: 2, max: 999_999_999 };
export const QTY: NumberShape = { places: 3, max: 99_999_999 };
export const PERCENT: NumberShape = { places: 2, max: 10_000 };

/** A plain decimal in units of its last place ('12.5' with two places: 1250); undefined for any other text, or if it is too large. */
export function parsePlain(text: string, { places, max }: NumberShape): number | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > places) return undefined;
  const units = Number(whole + fraction.padEnd(places, '0'));
  return units <= max ? units : undefined;
}

/** Units of the last place as a plain decimal, with at least two places if it is not whole. */
export function toPlain(units: number, { places }: NumberShape): string {
  const digits = String(units).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  const whole = digits.slice(0, -places);
  return fraction ? `${whole}.${fraction.padEnd(2, '0')}` : whole;
}

/**
 * The value that a form stores for a number typed in that language: a plain decimal, independent of the language. A text that is not a valid number, or has two
 * meanings, is stored unchanged. If it looks like a plain decimal, such as '3.000' in French, a space is appended, so that it is not read as one.
 */
export function readTyped(typed: string, shape: NumberShape, lng: string): string {
  const reading = parseDecimal(typed, lng, { digits: shape.places });
  const units = reading.ok ? parsePlain(reading.decimal, shape) : undefined;
  if (units !== undefined) return toPlain(units, shape);
  return parsePlain(typed, shape) === undefined ? typed : `${typed} `;
}

/** The stored value of a number field, as it is typed in that language. */
export const toTyped = (kept: string, shape: NumberShape, lng: string): string =>
  parsePlain(kept, shape) === undefined ? kept : kept.replace('.', numberSigns(lng).decimal);

/** Both readings of an ambiguous number such as '1.000', formatted in that language; undefined if the text is not ambiguous. */
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

/** Whether a typed number is larger than the shape allows. */
export function isTooLarge(typed: string, shape: NumberShape, lng: string): boolean {
  const reading = parseDecimal(typed, lng, { digits: shape.places });
  return reading.ok && (parsePlain(reading.decimal, { ...shape, max: Infinity }) ?? 0) > shape.max;
}

/** The numbers of a line as the form stores them. */
export type KeptLineNumbers = { cost: string; qty: string; discount: string; tax: string };

/** The numbers of a line; one that cannot be read counts as 0. */
export const toLineAmounts = ({ cost, qty, discount, tax }: KeptLineNumbers): LineAmounts => ({
  cost: parsePlain(cost, COST) ?? 0,
  qty: parsePlain(qty, QTY) ?? 0,
  discount: parsePlain(discount, PERCENT) ?? 0,
  tax: parsePlain(tax, PERCENT) ?? 0,
});
