import { formatDecimal, numberSigns, parseDecimal, toAsciiDigits, type DecimalReading } from '@kado/i18n';

/** The text of a money field and its parsed value. `isOwnWriting`: the text uses the notation of the language, so it needs no explanation. */
export type AmountText = { text: string; reading: DecimalReading; isOwnWriting: boolean };

/** The notation of a field: the language of the interface and the decimal places of the currency. */
export type AmountRules = { lng: string; digits: number };

/** Keeps digits and separators only; converts Arabic separators to those of the language, which uses Latin digits. */
function clean(typed: string, lng: string): string {
  const { group, decimal } = numberSigns(lng);
  return toAsciiDigits(typed)
    .replaceAll('٫', decimal)
    .replaceAll('٬', group)
    .replaceAll('،', ',')
    .replaceAll(/[^\d.,\s'’]/g, '');
}

/** Parses a complete text. If the text differs from the language's notation only in the kind of space, it is normalized. */
export function readAmount(typed: string, { lng, digits }: AmountRules): AmountText {
  const { group, decimal } = numberSigns(lng);
  const parsed = parseDecimal(typed, lng, { digits });
  // The field shows no minus sign, and amounts are never negative.
  const reading: DecimalReading = parsed.ok && parsed.decimal.startsWith('-') ? { ok: false, reason: 'notANumber' } : parsed;
  const text = clean(typed, lng);
  if (!reading.ok) return { text, reading, isOwnWriting: text === '' };
  const own = formatDecimal(reading.decimal, lng);
  const spaced = text.replaceAll(/\s/g, group);
  if (spaced === own || spaced === own + decimal) return { text: spaced, reading, isOwnWriting: true };
  return { text, reading, isOwnWriting: false };
}

/** The text that was typed between the unchanged parts of `shown`. */
function insertedIn(typed: string, shown: string): string {
  let start = 0;
  while (start < shown.length && typed[start] === shown[start]) start += 1;
  let end = 0;
  while (end < Math.min(shown.length, typed.length) - start && typed.at(-1 - end) === shown.at(-1 - end)) end += 1;
  return typed.slice(start, typed.length - end);
}

/**
 * The text of a field after a key press. While digits are typed or deleted in the language's notation, the grouping is updated; any other
 * text stays as typed and is parsed as a whole, so that no separator changes its meaning unnoticed.
 */
export function typeAmount(typed: string, shown: AmountText, rules: AmountRules): AmountText {
  const { group, decimal } = numberSigns(rules.lng);
  const text = clean(typed, rules.lng);
  const inserted = insertedIn(text, shown.text);
  const more = inserted === decimal ? !shown.text.includes(decimal) : /^\d*$/.test(inserted);
  if (!shown.isOwnWriting || !more) return readAmount(text, rules);
  const [whole = '', fraction] = text.replaceAll(group, '').split(decimal);
  const figure = whole.replace(/^0+(?=\d)/, '') || (fraction === undefined ? '' : '0');
  return readAmount(
    fraction === undefined ? formatDecimal(figure, rules.lng) : formatDecimal(figure, rules.lng) + decimal + fraction,
    rules,
  );
}

/** The caret position in `text` that matches `at` in the typed text: after the same number of digits, whatever separators were added or removed. */
export function caretIn(text: string, typed: string, at: number, group: string): number {
  if (at === typed.length) return text.length;
  if (text === typed) return at;
  let left = typed.slice(0, at).replaceAll(group, '').length;
  let caret = 0;
  while (caret < text.length && left > 0) {
    if (text[caret] !== group) left -= 1;
    caret += 1;
  }
  return caret;
}
