import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayName, timeZoneName } from './day-name.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('names days and time zones in the language', () => {
  expect(timeZoneName('Asia/Manila', 'fr')).toBe('heure normale des Philippines');
  expect(dayName('2026-11-22', 'en')).toBe('Sunday 22 November');
  expect(dayName('2026-11-22', 'ar')).toContain('22');
});

it.each([
  ['en', 'Saturday, 27 November 2027'],
  ['de', 'Samstag, 27. November 2027'],
  ['fr', 'samedi 27 novembre 2027'],
  ['pt', 'sábado, 27 de novembro de 2027'],
  ['ar', 'السبت، 27 نوفمبر 2027'],
])('includes the year of a day in another year, in %s', (lng, name) => expect(dayName('2027-11-27', lng)).toBe(name));
