import type { UserCard } from '@kado/contracts/template';
import { toAsciiDigits } from '@kado/i18n';

const BRANDS: readonly [RegExp, UserCard['brand'], number][] = [
  [/^4/, 'visa', 16],
  [/^(5[1-5]|2[2-7])/, 'mastercard', 16],
  [/^3[47]/, 'amex', 15],
];

/** Brand names; they are not translated. */
export const BRAND_NAMES: Record<UserCard['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** Whether a card number passes the Luhn check. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** The brand and last four digits of a card number; undefined if it is invalid. The full number is neither stored nor sent. */
export function parseCardNumber(text: string): Pick<UserCard, 'brand' | 'last4'> | undefined {
  const digits = toAsciiDigits(text).replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const [, brand] = BRANDS.find(([start, , length]) => start.test(digits) && digits.length === length) ?? [];
  return brand && passesLuhn(digits) ? { brand, last4: digits.slice(-4) } : undefined;
}

/** Whether an expiry date, written MM/YY, is valid and not past; a card is valid to the end of its month. */
export function isExpiryValid(expires: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expires) ?? [];
  return month !== undefined && new Date(2000 + Number(year), Number(month), 1) > now;
}

/** Formats MM/YY while it is typed: adds the slash, unless it was just deleted. */
export function formatExpiry(typed: string, before: string): string {
  const digits = toAsciiDigits(typed).replaceAll(/\D/g, '').slice(0, 4);
  const shrinks = typed.length < before.length;
  if (digits.length < 2 || (digits.length === 2 && shrinks)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
