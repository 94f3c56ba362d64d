import { expect, it } from 'vitest';

import { formatDecimal, formatMoney, formatReceived } from './money.ts';
import { translate } from './translate.ts';

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

it.each([
  ['en', '−1,234.50 USD', '1,540.25'],
  ['fr', '−1 234,50 USD', '1 540,25'],
  ['de', '−1.234,50 USD', '1.540,25'],
  ['pt', '−1.234,50 USD', '1.540,25'],
  ['ar', '−1,234.50 USD', '1,540.25'],
] as const)('writes amounts and rates with the separators of %s and Latin digits', (language, amount, rate) => {
  expect(plain(formatMoney(usd(-123_450), language))).toBe(amount);
  expect(plain(formatDecimal('1540.25', language))).toBe(rate);
});

it('keeps the decimals of each currency, exactly', () => {
  expect(formatMoney({ amountMinor: 1_234_567, currency: 'JPY' }, 'en')).toBe('1,234,567 JPY');
  expect(formatMoney({ amountMinor: 1_234_500, currency: 'KWD' }, 'de')).toBe('1.234,500 KWD');
  expect(formatMoney(usd(Number.MAX_SAFE_INTEGER), 'en')).toBe('90,071,992,547,409.91 USD');
});

it('formats an amount within a text in the language of the text', () => {
  expect(translate('en', 'deposit.tooLittle', { limit: usd(100_050) })).toContain('1,000.50 USD');
  expect(translate('de', 'deposit.tooLittle', { limit: usd(100_050) })).toContain('1.000,50 USD');
});

it.each([
  ['en', 'NGN', '₦50'],
  ['en', 'USD', '$50'],
  ['en', 'CAD', 'CA$50'],
  ['en', 'COP', 'COP 50'],
  ['fr', 'CAD', '50 $CA'],
  ['pt', 'MXN', 'MX$ 50'],
] as const)('in %s an amount in %s is written %s, as on screen', (language, currency, text) =>
  expect(plain(formatReceived({ amountMinor: 5000, currency }, language))).toBe(text),
);
