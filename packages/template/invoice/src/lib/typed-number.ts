import { type DecimalReading, formatDecimal, numberSigns, parseDecimal } from '@kado/i18n';
import type { LineAmounts } from './sums.ts';

/** Which numbers a field takes: decimal places, and the most in units of the last place. */
export type NumberShape = { places: number; max: number };
export const COST: NumberShape = { places: 2, max: 999_999_999 };
export const QTY: NumberShape = { places: 3, max: 99_999_999 };
export const PERCENT: NumberShape = { places: 2, max: 10_000 };

/** A plain decimal in units of its last place ('12.5' with two places: 1250); undefined for any other text, and where it is too large. */
export function parsePlain(text: string, { places, max }: NumberShape): number | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > places) return undefined;
  const units = Number(whole + fraction.padEnd(places, '0'));
  return units <= max ? units : undefined;
}

/** Units of the last place as a plain decimal, with two places or more if it is not whole. */
export function toPlain(units: number, { places }: NumberShape): string {
  const digits = String(units).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  const whole = digits.slice(0, -places);
  return fraction ? `${whole}.${fraction.padEnd(2, '0')}` : whole;
}

/**
 * What a form keeps of a number that was typed in that language: a plain decimal, which means the same in every language. A text that is no such number, or has
 * two meanings, is kept as it is; where it looks like a plain decimal, as '3.000' in French, a space at its end keeps it from being read as one.
 */
export function readTyped(typed: string, shape: NumberShape, lng: string): string {
  const reading = parseDecimal(typed, lng, { digits: shape.places });
  const units = reading.ok ? parsePlain(reading.decimal, shape) : undefined;
  if (units !== undefined) return toPlain(units, shape);
  return parsePlain(typed, shape) === undefined ? typed : `${typed} `;
}

/** What a form keeps as it would be typed in that language. */
export const toTyped = (kept: string, shape: NumberShape, lng: string): string =>
  parsePlain(kept, shape) === undefined ? kept : kept.replace('.', numberSigns(lng).decimal);

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

/** Whether a typed number is larger than that shape takes. */
export function isTooLarge(typed: string, shape: NumberShape, lng: string): boolean {
  const reading = parseDecimal(typed, lng, { digits: shape.places });
  return reading.ok && (parsePlain(reading.decimal, { ...shape, max: Infinity }) ?? 0) > shape.max;
}

/** The numbers of a line as the form keeps them. */
export type KeptLineNumbers = { cost: string; qty: string; discount: string; tax: string };

/** The numbers of a line; what cannot be read counts as nothing. */
export const toLineAmounts = ({ cost, qty, discount, tax }: KeptLineNumbers): LineAmounts => ({
  cost: parsePlain(cost, COST) ?? 0,
  qty: parsePlain(qty, QTY) ?? 0,
  discount: parsePlain(discount, PERCENT) ?? 0,
  tax: parsePlain(tax, PERCENT) ?? 0,
});
