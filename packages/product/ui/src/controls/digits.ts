import { toAsciiDigits } from '@kado/i18n';

/** The digits of a text, converted to 0–9 and cut to at most `max` of them. */
export const digitsOf = (text: string, max = Number.POSITIVE_INFINITY): string =>
  toAsciiDigits(text)
    .replaceAll(/[^0-9]/g, '')
    .slice(0, max);
