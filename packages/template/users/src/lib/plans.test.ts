import { expect, it } from 'vitest';
import { planDay } from './plans.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

it.each([
  ['2026-11-21T09:00:00Z', 1],
  ['2026-10-27T09:00:00Z', 26],
  ['2026-10-22T09:00:00Z', 1],
  ['2026-11-22T09:00:00Z', 30],
])('a plan that began at %s is in day %i of its period', (since, day) => expect(planDay(since, NOW)).toBe(day));
