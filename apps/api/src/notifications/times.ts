import type { LanguageCode } from '@kado/contracts';

const localeOf = (language: LanguageCode): string => `${language === 'en' ? 'en-GB' : language}-u-nu-latn-hc-h23`;
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Formats a day such as 2026-11-21: "Saturday 21 November 2026". */
export const formatDay = (day: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...DAY, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Formats a time in a time zone: "Saturday 21 November 2026 at 09:00 (West Africa Time)". */
export function formatMoment(at: string, timeZone: string, language: LanguageCode): string {
  const moment = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone });
  const zone = format({ timeZoneName: 'longGeneric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  return `${format({ ...DAY, hour: '2-digit', minute: '2-digit' }).format(moment)} (${zone?.value ?? timeZone})`;
}
