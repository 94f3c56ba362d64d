import { describe, expect, it } from 'vitest';
import { periodOf, startOf } from './period.ts';

const now = new Date('2026-11-20T14:00:00Z');

describe('a period', () => {
  it.each([
    ['all', ''],
    ['week', '2026-11-14'],
    ['month', '2026-10-22'],
    ['year', '2026-01-01'],
  ] as const)('%s begins on %j', (period, from) => {
    expect(startOf(period, now)).toBe(from);
    expect(periodOf({ from, to: '' }, now)).toBe(period);
  });

  it.each(['2026-01-07', '2026-01-30'])('is the year on %s, even if a shorter period begins on the same day', (today) => {
    const from = startOf('year', new Date(today));
    expect(periodOf({ from, to: '' }, new Date(today))).toBe('year');
  });

  it.each([[{ from: '2026-11-02', to: '' }], [{ from: '2026-11-14', to: '2026-11-15' }], [{ from: '', to: '2026-11-15' }]])(
    'classifies %j as custom dates',
    (days) => expect(periodOf(days, now)).toBe('own'),
  );
});
