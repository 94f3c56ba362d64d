import type { PlanSchedule } from '@kado/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { dayOf } from '../pricing/delivery-day.ts';
import { isZoneName, type RunDate, runsAfter } from './dates.ts';

const week = (weekday: number, timeZone: string): PlanSchedule => ({ every: 'week', weekday, timeZone });
const month = (day: number, timeZone: string): PlanSchedule => ({ every: 'month', day, timeZone });

/** The first runs after a time. */
function runs(schedule: PlanSchedule, moment: Date, count: number): RunDate[] {
  const found: RunDate[] = [];
  for (const run of runsAfter(schedule, moment)) if (found.push(run) === count) break;
  return found;
}
const first = (schedule: PlanSchedule, moment: string, count: number) =>
  runs(schedule, new Date(moment), count).map(({ date, at }) => `${date} ${at.toISOString().slice(0, 16)}`);

const ZONES = [
  'UTC',
  'Africa/Lagos',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Cairo',
];

it.each<[string, PlanSchedule, string, string[]]>([
  [
    'every Monday',
    week(1, 'Africa/Lagos'),
    '2026-11-21T12:00:00Z',
    ['2026-11-23 2026-11-23T08:00', '2026-11-30 2026-11-30T08:00', '2026-12-07 2026-12-07T08:00'],
  ],
  [
    'every Sunday, the seventh day of ISO 8601',
    week(7, 'UTC'),
    '2026-11-21T12:00:00Z',
    ['2026-11-22 2026-11-22T09:00', '2026-11-29 2026-11-29T09:00'],
  ],
  ['the same day, while it is not yet nine', week(6, 'UTC'), '2026-11-21T08:59:59Z', ['2026-11-21 2026-11-21T09:00']],
  ['a week later, from nine on', week(6, 'UTC'), '2026-11-21T09:00:00Z', ['2026-11-28 2026-11-28T09:00']],
  [
    'the last day of shorter months',
    month(31, 'UTC'),
    '2027-01-01T00:00:00Z',
    ['2027-01-31 2027-01-31T09:00', '2027-02-28 2027-02-28T09:00', '2027-03-31 2027-03-31T09:00', '2027-04-30 2027-04-30T09:00'],
  ],
  [
    '29 February in a leap year',
    month(30, 'UTC'),
    '2028-01-31T00:00:00Z',
    ['2028-02-29 2028-02-29T09:00', '2028-03-30 2028-03-30T09:00'],
  ],
  ['the day 29 in a year without it', month(29, 'UTC'), '2027-02-01T00:00:00Z', ['2027-02-28 2027-02-28T09:00']],
  [
    'nine o’clock before and after clocks go forward',
    week(7, 'Europe/Berlin'),
    '2027-03-20T00:00:00Z',
    ['2027-03-21 2027-03-21T08:00', '2027-03-28 2027-03-28T07:00'],
  ],
  [
    'nine o’clock before and after clocks go back',
    week(7, 'America/New_York'),
    '2026-10-20T00:00:00Z',
    ['2026-10-25 2026-10-25T13:00', '2026-11-01 2026-11-01T14:00'],
  ],
  ['a zone of 45 minutes', month(1, 'Asia/Kathmandu'), '2026-11-21T00:00:00Z', ['2026-12-01 2026-12-01T03:15']],
  [
    'a day that is still yesterday in UTC',
    month(1, 'Pacific/Kiritimati'),
    '2026-11-21T00:00:00Z',
    ['2026-12-01 2026-11-30T19:00'],
  ],
  ['a day that is not over in UTC', month(1, 'Pacific/Niue'), '2026-11-21T00:00:00Z', ['2026-12-01 2026-12-01T20:00']],
  ['December and January', month(15, 'UTC'), '2026-12-15T09:00:00Z', ['2027-01-15 2027-01-15T09:00']],
])('runs are on %s', (_, schedule, moment, expected) => expect(first(schedule, moment, expected.length)).toEqual(expected));

const zones = fc.constantFrom(...ZONES);
const schedules = fc.oneof(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), zone: zones }).map(({ weekday, zone }) => week(weekday, zone)),
  fc.record({ day: fc.integer({ min: 1, max: 31 }), zone: zones }).map(({ day, zone }) => month(day, zone)),
);
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

it('runs are in ascending order, on the chosen day, at 09:00 local time', () => {
  fc.assert(
    fc.property(schedules, moments, (schedule, moment) => {
      let before = moment;
      for (const { date, at } of runs(schedule, moment, 14)) {
        expect(at.getTime()).toBeGreaterThan(before.getTime());
        expect(dayOf(at, schedule.timeZone)).toBe(date);
        const there = new Intl.DateTimeFormat('en-GB', { timeZone: schedule.timeZone, timeStyle: 'medium' }).format(at);
        expect(there).toBe('09:00:00');
        before = at;
        const day = new Date(date);
        const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
        const [real, chosen] =
          schedule.every === 'week' ? [day.getUTCDay() || 7, schedule.weekday] : [day.getUTCDate(), Math.min(schedule.day, last)];
        expect(real).toBe(chosen);
      }
    }),
    { numRuns: 80, seed: 20_261_124 },
  );
});

it('every month has exactly one run, and every week too', () => {
  fc.assert(
    fc.property(schedules, moments, (schedule, moment) => {
      const dates = runs(schedule, moment, 20).map(({ date }) => date);
      const steps = dates.slice(1).map((date, index) => (Date.parse(date) - Date.parse(dates[index] ?? '')) / 86_400_000);
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(schedule.every === 'week' ? 7 : 28);
      expect(Math.max(...steps)).toBeLessThanOrEqual(schedule.every === 'week' ? 7 : 31);
    }),
    { numRuns: 40, seed: 20_261_124 },
  );
});

it.each([
  ['Africa/Lagos', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Mars/Base', false],
  ['+01:00', false],
  ['', false],
  ['Europe/Berlin; drop table plans', false],
])('%j is a time zone: %s', (text, isZone) => expect(isZoneName(text)).toBe(isZone));
