import { currencyDisplayOf } from '@kado/contracts';

/** An amount to format: an exact decimal string ('3.59') and its ISO 4217 code. */
export type DecimalMoney = { decimal: string; currency: string };
/** `wallet` appends the currency code (`3.59 USD`), `received` uses the currency's sign (`₦5,000`) if the app's fonts have it. */
export type MoneyKind = 'wallet' | 'received';
/** A part of a formatted amount, so that a page can show the code smaller than the figure. */
export type MoneyPart = { kind: 'figure' | 'code'; text: string };
/** Money format options: `sign: true` puts + before positive amounts, `places: true` keeps .00 so that columns of figures align. */
export type MoneyOptions = { sign?: boolean; places?: boolean };

const latin = (lng: string) => `${lng}-u-nu-latn`;
// The interface's English is British: 16 Nov, 14:32.
const dated = (lng: string) => latin(lng === 'en' ? 'en-GB' : lng);
// Intl writes a hyphen and, in Arabic, invisible marks. Amounts are rendered in <bdi> and use the minus sign (U+2212).
const cleaned = (text: string) => text.replaceAll(/[\u061C\u200E\u200F]/g, '').replace('-', '\u2212');
// Intl formats a decimal string exactly, without converting it to a float; its type requires a template literal.
const exact = (decimal: string) => decimal as `${number}`;
const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0;

/** Caches formatters, because creating one takes a thousand times as long as using it. */
function memoize<Options extends object[], Format>(make: (lng: string, ...options: Options) => Format) {
  const cache = new Map<string, Format>();
  return (lng: string, ...options: Options): Format => {
    const key = `${lng} ${JSON.stringify(options)}`;
    const cached = cache.get(key) ?? make(lng, ...options);
    cache.set(key, cached);
    return cached;
  };
}

/** A language's number formatter with Latin digits. */
export const numberFormat = memoize((lng, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(latin(lng), options));
/** A language's date and time formatter with Latin digits, by default in the local time zone. */
export const dateFormat = memoize((lng, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dated(lng), options));
/** A language's relative time formatter with Latin digits. */
export const relativeFormat = memoize(
  (lng, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(latin(lng), options),
);

/** Currencies whose sign none of the app's fonts contains: their code is shown instead. */
const WITHOUT_SIGN = new Set(['AMD', 'BDT', 'KHR', 'THB']);
const displayOf = memoize((lng, { currency }: Pick<DecimalMoney, 'currency'>) =>
  WITHOUT_SIGN.has(currency) ? 'code' : currencyDisplayOf(currency, lng),
);

/** The parts of an amount, in their written order. */
export function moneyParts(
  lng: string,
  { decimal, currency }: DecimalMoney,
  kind: MoneyKind = 'wallet',
  { sign = false, places: all = false }: MoneyOptions = {},
): MoneyPart[] {
  const signDisplay = sign ? 'exceptZero' : 'auto';
  const places = placesOf(decimal);
  if (kind === 'received') {
    const format = numberFormat(lng, {
      style: 'currency',
      currency,
      currencyDisplay: displayOf(lng, { currency }),
      signDisplay,
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      trailingZeroDisplay: all ? 'auto' : 'stripIfInteger',
    });
    return [{ kind: 'figure', text: cleaned(format.format(exact(decimal))) }];
  }
  const figure = numberFormat(lng, { signDisplay, minimumFractionDigits: places, maximumFractionDigits: places });
  return [
    { kind: 'figure', text: cleaned(figure.format(exact(decimal))) },
    { kind: 'code', text: currency },
  ];
}

/** A plain count with the language's separators between the thousands: 1234567 → '1,234,567' in English, '1.234.567' in German. Also takes an exact decimal string. */
export const formatThousands = (value: number | string, lng: string = 'en'): string =>
  numberFormat(lng, { maximumFractionDigits: 20 }).format(exact(String(value)));

/** An exact decimal string in a language's notation with all its decimal places: '1000.50' is '1.000,50' in German. An empty string stays empty. */
export function formatDecimal(decimal: string, lng: string): string {
  const places = placesOf(decimal);
  const format = numberFormat(lng, { minimumFractionDigits: places, maximumFractionDigits: places });
  return decimal && cleaned(format.format(exact(decimal)));
}

// Each unit, its length in seconds, and from how many seconds on it is used: from there the smaller unit would round up to one of it.
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['day', 86_400, 84_600],
  ['hour', 3_600, 3_570],
  ['minute', 60, 59.5],
  ['second', 1, 0],
];
// Days are compared at noon, so that a day of 23 or 25 hours does not round to zero or two days.
const noonOf = (time: Date) => new Date(time).setHours(12, 0, 0, 0) / 1000;

/** The formats of one language, always with Latin digits. Times are ISO 8601 strings or Dates, shown in the local time zone. */
export const localeFormattersOf = memoize(makeFormatters);

function makeFormatters(lng: string) {
  const when = (options: Intl.DateTimeFormatOptions) => (time: string | Date) => dateFormat(lng, options).format(new Date(time));
  const count = (unit: string) => (value: number) =>
    numberFormat(lng, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return {
    money: (money: DecimalMoney, kind?: MoneyKind, options?: MoneyOptions) =>
      moneyParts(lng, money, kind, options)
        .map(({ text }) => text)
        .join('\u00A0'),
    moneyParts: (money: DecimalMoney, kind?: MoneyKind, options?: MoneyOptions) => moneyParts(lng, money, kind, options),
    thousands: (value: number | string) => formatThousands(value, lng),
    /** A number in the language's notation, for example a rate; also takes an exact decimal string. */
    number: (value: number | string, options: Intl.NumberFormatOptions = { maximumFractionDigits: 6 }) =>
      numberFormat(lng, options).format(exact(String(value))),
    dateTime: when({ dateStyle: 'medium', timeStyle: 'short' }),
    date: when({ dateStyle: 'medium' }),
    time: when({ timeStyle: 'short' }),
    /** 'Fri 20 Nov' */
    day: when({ weekday: 'short', day: 'numeric', month: 'short' }),
    minutes: count('minute'),
    /** A duration (minutes) in a suitable unit, rounded up: 20 is '20 minutes', 120 '2 hours', 2880 '2 days'. */
    duration: (minutes: number) => {
      if (minutes < 90 && minutes !== 60) return count('minute')(minutes);
      const hours = Math.ceil(minutes / 60);
      return hours < 36 && hours !== 24 ? count('hour')(hours) : count('day')(Math.ceil(hours / 24));
    },
    /** A percentage given as a decimal string: '2.5' is 2.5 %. */
    percent: (value: number | string) =>
      numberFormat(lng, { style: 'percent', maximumFractionDigits: 2 }).format(Number(value) / 100),
    /** 'in 2 hours', 'yesterday': from a day on, calendar days are counted, not 24 hours. */
    relative: (time: string | Date, now: Date = new Date()) => {
      const at = new Date(time);
      const seconds = (at.getTime() - now.getTime()) / 1000;
      const [unit, size] = STEPS.find(([, , from]) => Math.abs(seconds) >= from)!;
      const passed = unit === 'day' ? noonOf(at) - noonOf(now) : seconds;
      return relativeFormat(lng, { numeric: 'auto' }).format(Math.round(passed / size), unit);
    },
  };
}

/** The result of `useLocaleFormatters`. */
export type LocaleFormatters = ReturnType<typeof makeFormatters>;
