import { timeZoneName } from '@kado/product-ui';
import { expect, it } from 'vitest';
import { dayIn, deliveryDays, timeZonesOf } from './delivery-day.ts';

it.each([
  ['2026-11-23T15:59:00Z', 'Asia/Manila', '2026-11-23'],
  ['2026-11-23T16:00:00Z', 'Asia/Manila', '2026-11-24'],
  ['2026-11-23T03:00:00Z', 'America/New_York', '2026-11-22'],
])('at %s, the date in %s is %s', (now, zone, day) => expect(dayIn(zone, new Date(now))).toBe(day));

it('limits the delivery to tomorrow at the earliest and a year later, by the calendar of the recipient', () =>
  expect(deliveryDays('Asia/Manila', new Date('2026-12-31T16:30:00Z'))).toEqual({ first: '2027-01-02', last: '2028-01-01' }));

it('knows one time zone of a country, several, or falls back to this device’s', () => {
  expect(timeZonesOf('PH')).toEqual(['Asia/Manila']);
  expect(timeZonesOf('US').length).toBeGreaterThan(3);
  expect(timeZonesOf('XX')).toEqual([Intl.DateTimeFormat().resolvedOptions().timeZone]);
});

it.each(['AE', 'BR', 'CA', 'ID', 'MX', 'PT', 'US'])('knows only valid time zones of %s', (iso) =>
  expect(timeZonesOf(iso).map((zone) => timeZoneName(zone, 'en'))).not.toContain(''),
);
