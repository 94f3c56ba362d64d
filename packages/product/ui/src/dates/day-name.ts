import { dateFormat } from '@kado/i18n';

/** A calendar day in words, whatever the time zone of this device: 'Sunday 22 November', with its year unless that is the current one. */
export const dayName = (day: string, lng: string): string =>
  dateFormat(lng, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: day.startsWith(`${new Date().getFullYear()}-`) ? undefined : 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

/** A time zone as people call it: 'Philippine Standard Time'. */
export function timeZoneName(timeZone: string, lng: string): string {
  const parts = dateFormat(lng, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
