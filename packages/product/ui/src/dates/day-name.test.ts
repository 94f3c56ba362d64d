import { expect, it } from 'vitest';
import { dayName, timeZoneName } from './day-name.ts';

it('names days and time zones in the language', () => {
  expect(timeZoneName('Asia/Manila', 'fr')).toBe('heure normale des Philippines');
  expect(dayName('2026-11-22', 'en')).toBe('Sunday 22 November');
  expect(dayName('2026-11-22', 'ar')).toContain('22');
});
