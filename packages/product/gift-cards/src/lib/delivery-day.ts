/** The time zones of the countries with gift cards; several are sorted by population, the largest first. */
const TIME_ZONES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  AE: ['Asia/Dubai'],
  BD: ['Asia/Dhaka'],
  BR: ['America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'America/Noronha'],
  CA: ['America/Toronto', 'America/Winnipeg', 'America/Edmonton', 'America/Vancouver', 'America/Halifax', 'America/St_Johns'],
  CO: ['America/Bogota'],
  DE: ['Europe/Berlin'],
  EG: ['Africa/Cairo'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London'],
  GH: ['Africa/Accra'],
  ID: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
  IN: ['Asia/Kolkata'],
  JP: ['Asia/Tokyo'],
  KE: ['Africa/Nairobi'],
  MA: ['Africa/Casablanca'],
  MX: ['America/Mexico_City', 'America/Cancun', 'America/Hermosillo', 'America/Tijuana'],
  NG: ['Africa/Lagos'],
  PH: ['Asia/Manila'],
  PK: ['Asia/Karachi'],
  PT: ['Europe/Lisbon', 'Atlantic/Azores'],
  SN: ['Africa/Dakar'],
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
  ZA: ['Africa/Johannesburg'],
};

/** The time zones of a country; this device's for an unknown country. */
export const timeZonesOf = (iso: string): readonly [string, ...string[]] =>
  TIME_ZONES[iso] ?? [Intl.DateTimeFormat().resolvedOptions().timeZone];

const DAY = 86_400_000;

/** The date in a time zone, `days` after a moment: 'YYYY-MM-DD'. */
export function dayIn(timeZone: string, now: Date, days = 0): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day')) + days * DAY).toISOString().slice(0, 10);
}

/** The earliest and the latest delivery day of a gift: tomorrow in its time zone, and a year later. */
export const deliveryDays = (timeZone: string, now: Date) => ({
  first: dayIn(timeZone, now, 1),
  last: dayIn(timeZone, now, 365),
});
