import { expect, it } from 'vitest';
import { periodDates } from './period-dates.ts';

it.each([
  ['last-28-days', '2026-10-25', '2026-11-21'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
] as const)('%s run from %s to %s', (period, from, to) => {
  const day = (date: Date) =>
    `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
  expect(periodDates(period, new Date(2026, 10, 21)).map(day)).toEqual([from, to]);
});
