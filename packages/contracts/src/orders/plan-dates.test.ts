import { expect, it } from 'vitest';
import type { PlanSchedule } from './plan.ts';
import { planDates } from './plan-dates.ts';

const weekly = (weekday: number, timeZone: string): PlanSchedule => ({ every: 'week', weekday, timeZone });
const monthly = (day: number, timeZone: string): PlanSchedule => ({ every: 'month', day, timeZone });

it.each([
  [
    'a week, across the change to winter time',
    weekly(5, 'Europe/Berlin'),
    '2026-10-16T08:00:00Z',
    [
      ['2026-10-23', '07:00'],
      ['2026-10-30', '08:00'],
      ['2026-11-06', '08:00'],
    ],
  ],
  [
    'a Sunday, the last day of a week',
    weekly(7, 'UTC'),
    '2026-11-22T09:00:00Z',
    [
      ['2026-11-22', '09:00'],
      ['2026-11-29', '09:00'],
      ['2026-12-06', '09:00'],
    ],
  ],
  [
    'the day before, where it is later than in UTC',
    weekly(2, 'Pacific/Kiritimati'),
    '2026-11-23T18:00:00Z',
    [
      ['2026-11-24', '19:00'],
      ['2026-12-01', '19:00'],
      ['2026-12-08', '19:00'],
    ],
  ],
  [
    'the last day of shorter months',
    monthly(31, 'Asia/Kolkata'),
    '2027-01-31T04:00:00Z',
    [
      ['2027-02-28', '03:30'],
      ['2027-03-31', '03:30'],
      ['2027-04-30', '03:30'],
    ],
  ],
  [
    'a leap year',
    monthly(30, 'America/New_York'),
    '2028-01-30T15:00:00Z',
    [
      ['2028-02-29', '14:00'],
      ['2028-03-30', '13:00'],
      ['2028-04-30', '13:00'],
    ],
  ],
  [
    'the first of the year after, never a day that is over',
    monthly(1, 'America/Sao_Paulo'),
    '2026-12-01T12:00:01Z',
    [
      ['2027-01-01', '12:00'],
      ['2027-02-01', '12:00'],
      ['2027-03-01', '12:00'],
    ],
  ],
] as const)('gives the next dates: %s', (_, schedule, from, expected) =>
  expect(planDates(schedule, new Date(from), 3).map(({ date, at }) => [date, at.slice(11, 16)])).toEqual(expected),
);

it('returns the UTC time of each day', () =>
  expect(planDates(monthly(4, 'Asia/Tokyo'), new Date('2026-11-24T00:00:00Z'), 1)).toEqual([
    { date: '2026-12-04', at: '2026-12-04T00:00:00.000Z' },
  ]));
