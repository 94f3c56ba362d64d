import type { LanguageCode } from '@kado/contracts';

const localeOf = (language: LanguageCode): string => `${language === 'en' ? 'en-GB' : language}-u-nu-latn-hc-h23`;
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day such as 2026-11-21: "Saturday 21 November 2026". */
export const formatDay = (day: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...DAY, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A moment where somebody is: "Saturday 21 November 2026 at 09:00 (Africa/Lagos)". */
export function formatMoment(at: string, timeZone: string, language: LanguageCode): string {
  const options = { ...DAY, hour: '2-digit', minute: '2-digit', timeZone } as const;
  return `${new Intl.DateTimeFormat(localeOf(language), options).format(new Date(at))} (${timeZone})`;
}
