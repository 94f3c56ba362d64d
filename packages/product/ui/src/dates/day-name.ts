import { dateFormat } from '@kado/i18n';

/** A calendar day in words, independent of the device's time zone: 'Sunday 22 November', with the year unless it is the current one. */
export const dayName = (day: string, lng: string): string =>
  dateFormat(lng, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: day.startsWith(`${new Date().getFullYear()}-`) ? undefined : 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

/** The everyday name of a time zone: 'Philippine Standard Time'. */
export function timeZoneName(timeZone: string, lng: string): string {
  const parts = dateFormat(lng, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
