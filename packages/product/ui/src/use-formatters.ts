import { useMemo } from 'react';
import { formatPhone, toDecimal, type Money } from '@kado/contracts';
import { directionOf, useLocaleFormatters, useTranslation, type LocaleFormatters, type MoneyKind } from '@kado/i18n';

/** Isolates a figure or a number, so that it keeps its direction in right-to-left text. */
const isolated = (text: string) => `\u2066${text}\u2069`;
const same = (text: string) => text;
/** Isolates a fact with automatic direction, so that the order of the facts in the sentence does not change. */
const bidi = (text: string) => `\u2068${text}\u2069`;
/** In left-to-right languages, isolates only a fact with right-to-left letters. */
const ltr = (text: string) => (/[\u0590-\u08FF]/.test(text) ? bidi(text) : text);
/** Isolates a line of facts as right-to-left, so that their order does not change when the line is part of another one. */
const rtl = (text: string) => text && `\u2067${text}\u2069`;

function formattersOf(formats: LocaleFormatters, lng: string, comma: string, about: (time: string) => string) {
  const [apart, fact, row] = directionOf(lng) === 'rtl' ? [isolated, bidi, rtl] : [same, ltr, same];
  const written = ({ currency, ...amount }: Money, kind: MoneyKind) =>
    apart(formats.money({ decimal: toDecimal({ currency, ...amount }), currency }, kind));
  return {
    /** Wallet money: '3.59 USD'. */
    money: (amount: Money) => written(amount, 'wallet'),
    /** A received amount: '₦5,000'. */
    received: (amount: Money) => written(amount, 'received'),
    /** An amount: with the currency code in the wallet's currency, with the currency sign in others. */
    either: (amount: Money, wallet: string) => written(amount, amount.currency === wallet ? 'wallet' : 'received'),
    /** The props of a money field for a currency: `sign` (with a space if the language uses one) if it stands before the figure in this language, else `code`. */
    signOf: (currency: string): { sign: string } | { code: string } => {
      const zero = formats.money({ decimal: '0', currency }, 'received');
      const sign = zero.replace('0', '');
      return zero.startsWith('0') ? { code: sign.trim() } : { sign };
    },
    /** The name of a fixed amount: the supplier's label, or the formatted money if the label only repeats the amount ('KSh 250'). */
    bundle: (label: string, receive: Money) => (/\d\s*\p{L}/u.test(label) ? label : written(receive, 'received')),
    /** Only the figure, for use where the currency is shown nearby. */
    figure: (amount: Money, sign = false) =>
      formats.moneyParts({ decimal: toDecimal(amount), currency: amount.currency }, 'wallet', { sign })[0]?.text ?? '',
    /** A phone number in groups, without line breaks. */
    phone: (e164: string) => apart(formatPhone(e164).replaceAll(' ', '\u00A0')),
    /** '1 USD = ₦1,520', without trailing zeros; for the wallet's currency '1 CAD = 0.72 USD'. */
    rate: (from: string, to: string, rate: string, kind: MoneyKind = 'received') =>
      apart(
        `1 ${from} = ${formats.money({ decimal: rate.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), currency: to }, kind)}`,
      ),
    /** Joins the known facts in one line: 'K7-4F2M, 17 Nov 2026'; skips undefined ones. */
    facts: (...known: readonly (string | null | undefined)[]) =>
      row(known.flatMap((each) => (each ? [fact(each)] : [])).join(comma)),
    /** An expected time: 20 is 'about 20 minutes'. */
    about: (minutes: number) => about(formats.duration(minutes)),
    /** The name of a country (ISO 3166), language or currency; its code if it has none. */
    nameOf: (type: 'region' | 'language' | 'currency', code: string) => new Intl.DisplayNames([lng], { type }).of(code) ?? code,
    time: formats.time,
    /** The time if it is today, else date and time, because a gift may be scheduled for another day. */
    moment: (time: string) =>
      new Date(time).toDateString() === new Date().toDateString() ? formats.time(time) : formats.dateTime(time),
    dateTime: formats.dateTime,
    day: formats.day,
  };
}

/** The result of useFormatters. */
export type Formatters = ReturnType<typeof formattersOf>;

/** Formats amounts, numbers, rates and times as plain texts, for sentences and labels. */
export function useFormatters(): Formatters {
  const formats = useLocaleFormatters();
  const { t, i18n } = useTranslation();
  return useMemo(
    () => formattersOf(formats, i18n.language, t('list.comma'), (time) => t('time.about', { time })),
    [formats, i18n.language, t],
  );
}
