import { useMemo } from 'react';
import { type Formats, useFormats, useTranslation } from '@kado/i18n';

type Width = 'narrow' | 'short' | 'long';
const MONTH_DAYS = 30;
const DAY_MS = 86_400_000;
// 2024 began on a Monday.
const weekdayDate = (at: number) => new Date(Date.UTC(2024, 0, 1 + at));

/** How the cards write figures and times in one language. */
export function figuresOf(formats: Formats, lng: string, now: () => Date = () => new Date()) {
  const dated = `${lng === 'en' ? 'en-GB' : lng}-u-nu-latn`;
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dated, options);
    return (when: Date | string) => format.format(new Date(when));
  };
  const names = (unit: 'weekday' | 'month') => (width: Width) => date({ [unit]: width, timeZone: 'UTC' });
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  return {
    count: (value: number) => formats.number(value, { maximumFractionDigits: 1 }),
    short: (value: number) => formats.number(value, compact),
    percent: (value: number) => formats.percent(value),
    /** Dollars, with cents where there are some. */
    usd: (value: number, sign = false) =>
      formats.money({ decimal: Number.isInteger(value) ? String(value) : value.toFixed(2), currency: 'USD' }, 'received', {
        sign,
      }),
    cents: (value: number, sign = false) =>
      `${sign && value > 0 ? '+' : ''}${formats.number(value.toFixed(2), { ...dollars, minimumFractionDigits: 2 })}`.replace(
        '-',
        '\u2212',
      ),
    shortUsd: (value: number) => formats.number(value, { ...dollars, ...compact }),
    /** 0 is Monday. */
    weekday: (at: number, width: Width) => names('weekday')(width)(weekdayDate(at)),
    /** 0 is January. */
    month: (at: number, width: Width) => names('month')(width)(new Date(Date.UTC(2024, at, 1))),
    monthOf: (when: string, width: Width) => names('month')(width)(when),
    weekdayOf: (when: string, width: Width) => date({ weekday: width })(when),
    dayOfMonth: date({ day: 'numeric' }),
    day: formats.day,
    time: date({ hour: '2-digit', minute: '2-digit' }),
    range: (from: Date, to: Date) =>
      new Intl.DateTimeFormat(dated, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(from, to),
    ago: (when: string) => {
      const days = (now().getTime() - new Date(when).getTime()) / DAY_MS;
      if (days < MONTH_DAYS) return formats.relative(when, now());
      return new Intl.RelativeTimeFormat(`${lng}-u-nu-latn`).format(-Math.round(days / MONTH_DAYS), 'month');
    },
  };
}

/** How the cards write figures and times. */
export type Figures = ReturnType<typeof figuresOf>;

/** How the cards write figures and times in the language that is shown now. */
export function useFigures(): Figures {
  const formats = useFormats();
  const { i18n } = useTranslation();
  return useMemo(() => figuresOf(formats, i18n.language), [formats, i18n.language]);
}
