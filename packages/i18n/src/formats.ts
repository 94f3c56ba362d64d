/** Money as formats take it: an exact decimal text ('3.59') and its ISO 4217 code. */
export type DecimalMoney = { decimal: string; currency: string };
/** Wallet money stands before its code (`3.59 USD`), received money has its own sign (`₦5,000`). */
export type MoneyKind = 'wallet' | 'received';
/** A piece of an amount, so that a page can show the code smaller than the figure. */
export type MoneyPart = { kind: 'figure' | 'code'; text: string };
/** How money is written: `sign: true` puts + before what came in, `places: true` keeps .00, so that columns of figures stand in line. */
export type MoneyOptions = { sign?: boolean; places?: boolean };

const latin = (lng: string) => `${lng}-u-nu-latn`;
// The interface's English is British: 16 Nov, 14:32.
const dated = (lng: string) => latin(lng === 'en' ? 'en-GB' : lng);
// Intl writes a hyphen and, in Arabic, invisible marks; an amount stands in <bdi> and uses the true minus.
const cleaned = (text: string) => text.replaceAll(/[\u061C\u200E\u200F]/g, '').replace('-', '\u2212');
// Intl reads a text exactly, without the detour over a float; its type asks for a template literal.
const exact = (decimal: string) => decimal as `${number}`;
const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0;

/** Making a formatter costs a thousand times what using it does, so each is made once. */
function once<Options extends object[], Format>(make: (lng: string, ...options: Options) => Format) {
  const made = new Map<string, Format>();
  return (lng: string, ...options: Options): Format => {
    const key = `${lng} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(lng, ...options);
    made.set(key, known);
    return known;
  };
}

/** A language's formatter of figures, with Latin digits. */
export const numberFormat = once((lng, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(latin(lng), options));
/** A language's formatter of times, with Latin digits, in this computer's zone unless told. */
export const dateFormat = once((lng, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dated(lng), options));
/** A language's formatter of spans from now, with Latin digits. */
export const relativeFormat = once(
  (lng, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(latin(lng), options),
);

/** An amount in pieces, in the order in which they are written. */
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
      currencyDisplay: 'narrowSymbol',
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

/** A whole or broken number with commas between the thousands, in every language: 1234567 → '1,234,567'. */
export function formatThousands(value: number | string): string {
  const [whole = '', ...rest] = String(value).split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ','), ...rest].join('.');
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** The figures and times of one language, always with Latin digits; times are ISO 8601 texts or Dates, shown in this computer's zone. */
export const formatsOf = once(makeFormats);

function makeFormats(lng: string) {
  const when = (options: Intl.DateTimeFormatOptions) => (time: string | Date) => dateFormat(lng, options).format(new Date(time));
  const count = (unit: string) => (value: number) =>
    numberFormat(lng, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return {
    money: (money: DecimalMoney, kind?: MoneyKind, options?: MoneyOptions) =>
      moneyParts(lng, money, kind, options)
        .map(({ text }) => text)
        .join('\u00A0'),
    moneyParts: (money: DecimalMoney, kind?: MoneyKind, options?: MoneyOptions) => moneyParts(lng, money, kind, options),
    thousands: formatThousands,
    /** A figure in the reader's own writing, for rates and the like; takes an exact decimal text too. */
    number: (value: number | string, options: Intl.NumberFormatOptions = { maximumFractionDigits: 6 }) =>
      numberFormat(lng, options).format(exact(String(value))),
    dateTime: when({ dateStyle: 'medium', timeStyle: 'short' }),
    date: when({ dateStyle: 'medium' }),
    time: when({ timeStyle: 'short' }),
    /** 'Fri 20 Nov' */
    day: when({ weekday: 'short', day: 'numeric', month: 'short' }),
    minutes: count('minute'),
    /** A percent given as the wire gives it: '2.5' is 2.5 %. */
    percent: (value: number | string) =>
      numberFormat(lng, { style: 'percent', maximumFractionDigits: 2 }).format(Number(value) / 100),
    relative: (time: string | Date, now: Date = new Date()) => {
      const seconds = Math.round((new Date(time).getTime() - now.getTime()) / 1000);
      const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? (['second', 1] as const);
      return relativeFormat(lng, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
    },
  };
}

/** What `useFormats` gives. */
export type Formats = ReturnType<typeof makeFormats>;
