import { isTimeZone } from '@kado/contracts';
import { expect, it } from 'vitest';

import { dayProblem, startOfDay } from './delivery-day.ts';

it.each([
  ['2026-12-25', 'UTC', '2026-12-25T00:00:00.000Z'],
  ['2026-12-25', 'Africa/Lagos', '2026-12-24T23:00:00.000Z'],
  ['2026-12-25', 'America/Los_Angeles', '2026-12-25T08:00:00.000Z'],
  ['2026-12-25', 'Asia/Kathmandu', '2026-12-24T18:15:00.000Z'],
  ['2026-12-25', 'Pacific/Kiritimati', '2026-12-24T10:00:00.000Z'],
  ['2027-03-28', 'Europe/Berlin', '2027-03-27T23:00:00.000Z'],
  ['2027-03-29', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
  ['2027-10-31', 'Europe/Berlin', '2027-10-30T22:00:00.000Z'],
  ['2027-11-01', 'Europe/Berlin', '2027-10-31T23:00:00.000Z'],
  // Beirut skips midnight: the day begins at one o'clock.
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ['2027-03-14', 'America/Havana', '2027-03-14T05:00:00.000Z'],
  // The clocks there are set back in the night before midnight UTC.
  ['2027-04-04', 'Pacific/Auckland', '2027-04-03T11:00:00.000Z'],
])('%s begins in %s at %s', (date, timeZone, at) => expect(startOfDay(date, timeZone).toISOString()).toBe(at));

it.each([
  ['UTC', true],
  ['Africa/Lagos', true],
  ['Mars/Olympus', false],
  ['', false],
  ['../etc/passwd', false],
])('%j is a time zone: %s', (timeZone, is) => expect(isTimeZone(timeZone)).toBe(is));

it.each([
  ['2026-11-22', 'UTC', 'dayPassed'],
  ['2026-11-23', 'UTC', undefined],
  ['2027-11-23', 'UTC', undefined],
  ['2027-11-24', 'UTC', 'dayTooFar'],
  ['9999-12-31', 'UTC', 'dayTooFar'],
  // It is still 23:30 of the previous day there, and already 00:30 of the next day in Kiritimati.
  ['2026-11-22', 'Pacific/Pago_Pago', undefined],
  ['2026-11-23', 'Pacific/Kiritimati', 'dayPassed'],
  ['2026-11-24', 'Pacific/Kiritimati', undefined],
])('on 23 November at 10:30 UTC, %s in %s is: %s', (date, timeZone, problem) =>
  expect(dayProblem(date, timeZone, new Date('2026-11-23T10:30:00Z'))).toBe(problem),
);
