import { useMemo } from 'react';
import { dateFormat, type LocaleFormatters, numberFormat, relativeFormat, useLocaleFormatters, useTranslation } from '@kado/i18n';

type Width = 'narrow' | 'short' | 'long';
const MONTH_DAYS = 30;
const DAY_MS = 86_400_000;
// Day 0 is a Monday: 2024 began on one.
const weekdayDate = (at: number) => new Date(Date.UTC(2024, 0, 1 + at));

const MARKS = /[\u061C\u200E\u200F]/g;

/** The number and time formats of the cards in one language. */
export function cardFormattersOf(formats: LocaleFormatters, lng: string, now: () => Date = () => new Date()) {
  const arabic = lng === 'ar';
  // In Arabic text a number with its sign is isolated, so that their order does not change.
  const whole = (text: string) => (arabic ? `\u2068${text.replaceAll(MARKS, '')}\u2069` : text);
  const date = (options: Intl.DateTimeFormatOptions) => (when: Date | string) => dateFormat(lng, options).format(new Date(when));
  const hour = date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const names = (unit: 'weekday' | 'month') => (width: Width) => date({ [unit]: width, timeZone: 'UTC' });
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  // "10 ألف US$" is too long for an axis.
  const shortLng = arabic ? 'en' : lng;
  const short = (value: number, options: Intl.NumberFormatOptions = {}) =>
    numberFormat(shortLng, { ...compact, ...options }).format(value);
  return {
    count: (value: number) => whole(formats.thousands(Math.round(value * 10) / 10)),
    short: (value: number) => whole(short(value)),
    percent: (value: number) => whole(formats.percent(value)),
    /** Whole dollars. */
    usd: (value: number) => whole(formats.money({ decimal: String(Math.round(value)), currency: 'USD' }, 'received')),
    /** Dollars and cents; with `sign`, positive amounts have a plus. */
    cents: (value: number, sign = false) => {
      const options = { ...dollars, signDisplay: sign ? ('exceptZero' as const) : ('auto' as const) };
      return whole(formats.number(value.toFixed(2), { ...options, minimumFractionDigits: 2 }).replace('-', '\u2212'));
    },
    shortUsd: (value: number) => whole(short(value, dollars)),
    /** 0 is Monday. */
    weekday: (at: number, width: Width) => names('weekday')(width)(weekdayDate(at)),
    /** 0 is January. */
    month: (at: number, width: Width) => names('month')(width)(new Date(Date.UTC(2024, at, 1))),
    monthOf: (when: string, width: Width) => names('month')(width)(when),
    weekdayOf: (when: string, width: Width) => date({ weekday: width })(when),
    dayOfMonth: date({ day: 'numeric' }),
    day: formats.day,
    /** '18:30–21:00' */
    span: (from: string, to: string) => whole(`${hour(from)}–${hour(to)}`),
    range: (from: Date, to: Date) => dateFormat(lng, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(from, to),
    ago: (when: string) => {
      const days = (now().getTime() - new Date(when).getTime()) / DAY_MS;
      if (days < MONTH_DAYS) return formats.relative(when, now());
      return relativeFormat(lng, {}).format(-Math.round(days / MONTH_DAYS), 'month');
    },
  };
}

/** The formats of the cards. */
export type CardFormatters = ReturnType<typeof cardFormattersOf>;

/** The formats of the cards in the current language. */
export function useCardFormatters(): CardFormatters {
  const formats = useLocaleFormatters();
  const { i18n } = useTranslation();
  return useMemo(() => cardFormattersOf(formats, i18n.language), [formats, i18n.language]);
}
