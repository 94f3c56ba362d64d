import { useMemo } from 'react';
import { formatPhone, toDecimal, type Money } from '@kado/contracts';
import { directionOf, useFormats, useTranslation, type Formats, type MoneyKind } from '@kado/i18n';

/** In a sentence that runs from right to left, a figure or a number keeps its own direction. */
const isolated = (text: string) => `\u2066${text}\u2069`;
const same = (text: string) => text;

function textsOf(formats: Formats, lng: string) {
  const apart = directionOf(lng) === 'rtl' ? isolated : same;
  const written = ({ currency, ...amount }: Money, kind: MoneyKind) =>
    apart(formats.money({ decimal: toDecimal({ currency, ...amount }), currency }, kind));
  return {
    /** Wallet money: '3.59 USD'. */
    money: (amount: Money) => written(amount, 'wallet'),
    /** Money as it arrives: '₦5,000'. */
    received: (amount: Money) => written(amount, 'received'),
    /** Only the figure, where the currency stands nearby. */
    figure: (amount: Money, sign = false) =>
      formats.moneyParts({ decimal: toDecimal(amount), currency: amount.currency }, 'wallet', { sign })[0]?.text ?? '',
    /** A number in readable groups that does not break at the end of a line. */
    phone: (e164: string) => apart(formatPhone(e164).replaceAll(' ', '\u00A0')),
    /** '1 USD = ₦1,520' */
    rate: (from: string, to: string, rate: string) =>
      apart(`1 ${from} = ${formats.money({ decimal: rate, currency: to }, 'received')}`),
    time: formats.time,
    dateTime: formats.dateTime,
    day: formats.day,
  };
}

/** What useTexts gives. */
export type Texts = ReturnType<typeof textsOf>;

/** Amounts, numbers, rates and times as plain texts, for sentences and names. */
export function useTexts(): Texts {
  const formats = useFormats();
  const { i18n } = useTranslation();
  return useMemo(() => textsOf(formats, i18n.language), [formats, i18n.language]);
}
