import { currencyDisplayOf, exponentOf, type LanguageCode, type Money, toDecimal } from '@kado/contracts';

import { isRtl, LEFT_TO_RIGHT_MARK } from './direction.ts';

/** A decimal string with the language's separators and Latin digits: '1540.25' is '1,540.25' in English, '1.540,25' in German. */
export function formatDecimal(decimal: string, language: LanguageCode, places?: number): string {
  const digits =
    places === undefined ? { maximumFractionDigits: 20 } : { minimumFractionDigits: places, maximumFractionDigits: places };
  // Intl formats a decimal string exactly, without converting it to a float; its type requires a template literal.
  const text = new Intl.NumberFormat(`${language}-u-nu-latn`, digits).format(decimal as Intl.StringNumericLiteral);
  return text.replaceAll(/[\u061C\u200E\u200F]/g, '').replace('-', '\u2212');
}

/** An amount followed by its currency code, as on screen: 1,000.50 USD in English, 1.000,50 USD in German. For amounts of a wallet or a bank. */
export const formatMoney = (amount: Money, language: LanguageCode): string =>
  `${formatDecimal(toDecimal(amount), language, exponentOf(amount.currency))} ${amount.currency}`;

/** An amount that a recipient gets, with its currency symbol, as on screen. In Latin digits in every language. */
export function formatReceived(money: Money, language: LanguageCode): string {
  const style = {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: currencyDisplayOf(money.currency, language),
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  const text = new Intl.NumberFormat(`${language}-u-nu-latn`, style).format(toDecimal(money) as Intl.StringNumericLiteral);
  // In right-to-left text, the last character of "GH₵" would otherwise appear before its letters.
  return isRtl(language) ? text + LEFT_TO_RIGHT_MARK : text;
}
