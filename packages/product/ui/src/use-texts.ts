import { useMemo } from 'react';
import { formatPhone, toDecimal, type Money } from '@kado/contracts';
import { directionOf, useFormats, useTranslation, type Formats, type MoneyKind } from '@kado/i18n';

/** In a sentence that runs from right to left, a figure or a number keeps its own direction. */
const isolated = (text: string) => `\u2066${text}\u2069`;
const same = (text: string) => text;
/** Between facts of either direction each keeps its own, and their order stays the sentence's. */
const bidi = (text: string) => `\u2068${text}\u2069`;

function textsOf(formats: Formats, lng: string, comma: string) {
  const [apart, fact] = directionOf(lng) === 'rtl' ? [isolated, bidi] : [same, same];
  const written = ({ currency, ...amount }: Money, kind: MoneyKind) =>
    apart(formats.money({ decimal: toDecimal({ currency, ...amount }), currency }, kind));
  return {
    /** Wallet money: '3.59 USD'. */
    money: (amount: Money) => written(amount, 'wallet'),
    /** Money as it arrives: '₦5,000'. */
    received: (amount: Money) => written(amount, 'received'),
    /** Only the figure, where the currency is written nearby. */
    figure: (amount: Money, sign = false) =>
      formats.moneyParts({ decimal: toDecimal(amount), currency: amount.currency }, 'wallet', { sign })[0]?.text ?? '',
    /** A number in readable groups that does not break at the end of a line. */
    phone: (e164: string) => apart(formatPhone(e164).replaceAll(' ', '\u00A0')),
    /** '1 USD = ₦1,520' */
    rate: (from: string, to: string, rate: string) =>
      apart(`1 ${from} = ${formats.money({ decimal: rate, currency: to }, 'received')}`),
    /** What is known of something, in one line: 'K7-4F2M, 17 Nov 2026'; leaves out what is not. */
    facts: (...known: readonly (string | null | undefined)[]) => known.flatMap((each) => (each ? [fact(each)] : [])).join(comma),
    time: formats.time,
    dateTime: formats.dateTime,
    day: formats.day,
  };
}

/** The result of useTexts. */
export type Texts = ReturnType<typeof textsOf>;

/** Amounts, numbers, rates and times as plain texts, for sentences and names. */
export function useTexts(): Texts {
  const formats = useFormats();
  const { t, i18n } = useTranslation();
  return useMemo(() => textsOf(formats, i18n.language, t('list.comma')), [formats, i18n.language, t]);
}
