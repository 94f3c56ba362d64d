import { expect, it } from 'vitest';
import { usd } from '../test/plan.ts';
import { dayBefore } from './day-before.ts';
import { ceilingProblem, newValues, scheduleOf, valuesOf } from './schedule.ts';

const SUNDAY = new Date(2026, 10, 29);

it.each([
  [359, '3.95'],
  [1, '0.02'],
  [1000, '11.00'],
])('suggests a ceiling a tenth above %d: %s', (price, ceiling) =>
  expect(newValues(usd(price), SUNDAY)).toEqual({ every: 'month', weekday: '7', day: '29', ceiling }),
);

it.each([
  [{ every: 'week', weekday: 2, timeZone: 'UTC' } as const, { every: 'week', weekday: '2', day: '29', ceiling: '4.00' }],
  [{ every: 'month', day: 31, timeZone: 'UTC' } as const, { every: 'month', weekday: '7', day: '31', ceiling: '4.00' }],
])('the form of an existing plan starts with its own values: %j', (schedule, values) => {
  expect(valuesOf(schedule, usd(400), SUNDAY)).toEqual(values);
  expect(scheduleOf(valuesOf(schedule, usd(400), SUNDAY), 'UTC')).toEqual(schedule);
});

it.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['3.591', 'missing'],
  ['3.58', 'tooLow'],
  ['3.59', undefined],
])('the ceiling %j for a gift of 3.59 is %s', (typed, problem) => expect(ceilingProblem(typed, usd(359), 'USD')).toBe(problem));

it('accepts any ceiling while the price is unknown', () => expect(ceilingProblem('0.01', undefined, 'USD')).toBeUndefined());

it.each([
  ['2026-12-04', '2026-12-03'],
  ['2028-03-01', '2028-02-29'],
  ['2027-01-01', '2026-12-31'],
])('the advance notice of %s is on %s', (date, before) => expect(dayBefore(date)).toBe(before));
