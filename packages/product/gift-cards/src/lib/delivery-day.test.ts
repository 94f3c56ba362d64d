import { timeZoneName } from '@kado/product-ui';
import { expect, it } from 'vitest';
import { dayIn, deliveryDays, timeZonesOf } from './delivery-day.ts';

it.each([
  ['2026-11-23T15:59:00Z', 'Asia/Manila', '2026-11-23'],
  ['2026-11-23T16:00:00Z', 'Asia/Manila', '2026-11-24'],
  ['2026-11-23T03:00:00Z', 'America/New_York', '2026-11-22'],
])('at %s it is in %s the %s', (now, zone, day) => expect(dayIn(zone, new Date(now))).toBe(day));

it('a gift waits until tomorrow or at most a year, by the calendar where it arrives', () =>
  expect(deliveryDays('Asia/Manila', new Date('2026-12-31T16:30:00Z'))).toEqual({ first: '2027-01-02', last: '2028-01-01' }));

it('a country has one time zone, several, or this device’s', () => {
  expect(timeZonesOf('PH')).toEqual(['Asia/Manila']);
  expect(timeZonesOf('US').length).toBeGreaterThan(3);
  expect(timeZonesOf('XX')).toEqual([Intl.DateTimeFormat().resolvedOptions().timeZone]);
});

it.each(['AE', 'BR', 'CA', 'ID', 'MX', 'PT', 'US'])('every time zone of %s exists', (iso) =>
  expect(timeZonesOf(iso).map((zone) => timeZoneName(zone, 'en'))).not.toContain(''),
);
