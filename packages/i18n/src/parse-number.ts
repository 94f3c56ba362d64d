import { toAsciiDigits } from './digits.ts';
import { numberFormat } from './formats.ts';

/** The result of parsing a typed number: an exact decimal string without leading zeros ('1000', '-3.5'), or the reason why there is none. */
export type DecimalReading =
  | { ok: true; decimal: string }
  /** Two readings are possible: '1.000' in English. `readings` holds the larger number first. */
  | { ok: false; reason: 'ambiguous'; readings: readonly [string, string] }
  /** `tooPrecise`: more decimal places than `digits`. */
  | { ok: false; reason: 'empty' | 'notANumber' | 'tooPrecise' };

/** The separators of a language's numbers in Latin digits: '1,234.5' has the group separator ',' and the decimal separator '.'. */
export type NumberSigns = { group: string; decimal: string };

/** The group and the decimal separator of a language. */
export function numberSigns(lng: string): NumberSigns {
  const parts = numberFormat(lng, { useGrouping: true }).formatToParts(12_345.5);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

const INVISIBLE = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const SPACE_OR_APOSTROPHE = /[\s\u00A0\u2009\u202F'’‘]/g;
// A currency's symbol or short name before the figure ('₦', 'R$', 'KSh'), or its symbol or code after it ('€', '$CA').
const CURRENCY_BEFORE = /^(?:\p{L}{0,3}\p{Sc}|\p{L}{2,4})\s*/u;
const CURRENCY_AFTER = /\s*(?:\p{L}{0,3}\p{Sc}[A-Z]{0,2}|[A-Z]{3})$/u;

/** Replaces the digits of other scripts, and the unambiguous Arabic separators with '.' and ','. */
function normalise(text: string, signs: NumberSigns): string {
  const other = signs.decimal === '.' ? ',' : '.';
  return toAsciiDigits(text)
    .replaceAll(INVISIBLE, '')
    .replaceAll('٫', signs.decimal)
    .replaceAll('٬', other)
    .replaceAll('،', ',')
    .trim();
}

/** The digits of groups of three; undefined if a group has another length. */
function ungroup(text: string, separator: string): string | undefined {
  const [first = '', ...groups] = text.split(separator);
  const wellFormed = /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return wellFormed || (groups.length === 0 && /^\d*$/.test(first)) ? first + groups.join('') : undefined;
}

/** Removes the spaces and apostrophes between groups; undefined if they are anywhere else. */
function withoutSpaces(text: string): string | undefined {
  const [, whole = '', fraction = ''] = /^([^.,]*)(.*)$/s.exec(text) ?? [];
  const digits = ungroup(whole.replaceAll(SPACE_OR_APOSTROPHE, ' '), ' ');
  return digits === undefined || fraction.search(SPACE_OR_APOSTROPHE) >= 0 ? undefined : digits + fraction;
}

const not = (reason: 'empty' | 'notANumber' | 'tooPrecise'): DecimalReading => ({ ok: false, reason });

/** Joins `whole` and `fraction` to a decimal; zeros beyond the allowed `digits` are ignored. */
function join(whole: string, fraction: string, digits: number): DecimalReading {
  if (!/^\d*$/.test(whole + fraction) || whole + fraction === '') return not('notANumber');
  if (/[1-9]/.test(fraction.slice(digits))) return not('tooPrecise');
  const figure = whole.replace(/^0+(?=\d)/, '') || '0';
  const places = fraction.slice(0, digits);
  return { ok: true, decimal: places ? `${figure}.${places}` : figure };
}

/** A number with one separator, which is a group separator, a decimal one, or ambiguous. */
function readOne(text: string, separator: string, signs: NumberSigns, digits: number, spaced: boolean): DecimalReading {
  const [whole = '', fraction = ''] = text.split(separator);
  const thousands = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3 && !spaced;
  if (!thousands || (separator === signs.decimal && digits >= 3)) return join(whole, fraction, digits);
  if (separator === signs.group) return { ok: true, decimal: whole + fraction };
  // Three digits after the decimal separator of a currency with fewer places: another notation's group separator, or a typing error.
  const couldBeDecimal = separator === signs.decimal || digits >= 3;
  if (!couldBeDecimal) return { ok: true, decimal: whole + fraction };
  const places = fraction.slice(0, digits);
  return { ok: false, reason: 'ambiguous', readings: [whole + fraction, places ? `${whole}.${places}` : whole] };
}

function readFigure(text: string, signs: NumberSigns, digits: number, spaced: boolean): DecimalReading {
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return join(text, '', digits);
  if (separators.length === 1) return readOne(text, last, signs, digits, spaced);
  const at = text.lastIndexOf(last);
  const kinds = new Set(separators);
  // '1,234,567' has one kind of separator, '1,234.50' has two; the decimal separator is the last one and occurs once.
  if (kinds.size === 1) {
    const whole = ungroup(at === text.length - 1 ? text.slice(0, -1) : text, last);
    return whole === undefined || spaced ? not('notANumber') : join(whole, '', digits);
  }
  const whole = ungroup(text.slice(0, at), last === '.' ? ',' : '.');
  return whole === undefined || spaced ? not('notANumber') : join(whole, text.slice(at + 1), digits);
}

/**
 * Parses a typed or pasted number in Latin digits or those that `toAsciiDigits` converts, with the separators of any supported language.
 * `digits` is the number of decimal places allowed (a currency's exponent). A separator before exactly three digits separates thousands; where it is
 * the language's own decimal separator, the number is ambiguous.
 */
export function parseDecimal(text: string, lng: string, { digits }: { digits: number }): DecimalReading {
  const signs = numberSigns(lng);
  const typed = normalise(text, signs);
  if (typed === '') return not('empty');
  const signed = typed.replace(CURRENCY_AFTER, '').replace(CURRENCY_BEFORE, '');
  const [, minus = '', rest = ''] = /^([-\u2212+]?)\s*(.*)$/s.exec(signed) ?? [];
  const bare = rest.replace(CURRENCY_BEFORE, '');
  const figure = withoutSpaces(bare);
  if (figure === undefined) return not('notANumber');
  const reading = readFigure(figure, signs, digits, bare.search(SPACE_OR_APOSTROPHE) >= 0);
  const negative = minus === '-' || minus === '\u2212';
  const put = (decimal: string) => (negative && /[1-9]/.test(decimal) ? `-${decimal}` : decimal);
  if (reading.ok) return { ok: true, decimal: put(reading.decimal) };
  if (reading.reason !== 'ambiguous') return reading;
  return { ...reading, readings: [put(reading.readings[0]), put(reading.readings[1])] };
}
