import { toAsciiDigits } from '@kado/i18n';

/** Only the digits of a text, as 0–9, at most `max` of them. */
export const digitsOf = (text: string, max = Number.POSITIVE_INFINITY): string =>
  toAsciiDigits(text)
    .replaceAll(/[^0-9]/g, '')
    .slice(0, max);
