import { describe, expect, it } from 'vitest';
import { localeFormattersOf } from '@kado/i18n';
import { spansOf } from './card-layout.ts';
import { periodDates } from './period-dates.ts';
import { indexOfHighest, axisLines, axisTop } from './scale.ts';
import { cardFormattersOf } from './use-card-formatters.ts';

const ROW = [
  ['browsers', 4],
  ['goal', 4],
  ['transactions', 4],
] as const;
const PAIR = [
  ['companies', 8],
  ['meetup', 4],
] as const;

describe('a row of cards', () => {
  it.each([
    ['as designed while all are shown', ROW, [], ['browsers 4', 'goal 4', 'transactions 4']],
    ['in halves when one is hidden', ROW, ['goal'], ['browsers 6', 'transactions 6']],
    ['full width when one is left', PAIR, ['companies'], ['meetup 12']],
    ['empty when all are hidden', PAIR, ['companies', 'meetup'], []],
  ] as const)('is %s', (_, row, hidden, wanted) => {
    const shows = (card: string) => !(hidden as readonly string[]).includes(card);
    expect(spansOf(row, shows).map(({ card, span }) => `${card} ${span}`)).toEqual(wanted);
  });
});

it.each([
  ['last-28-days', '2026-10-25', '2026-11-21'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
] as const)('%s run from %s to %s', (period, from, to) => {
  const day = (date: Date) =>
    `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
  expect(periodDates(period, new Date(2026, 10, 21)).map(day)).toEqual([from, to]);
});

it.each([
  [[8430], 10_000],
  [[8440], 10_000],
  [[4720], 8000],
  [[0], 1],
  [[260], 400],
])('rounds the top of an axis over %j to %d', (values, top) => {
  expect(axisTop(values)).toBe(top);
  expect(axisLines(top).at(-1)).toBe(top);
});

it('finds the index of the highest value', () => expect(indexOfHighest([3, 9, 4])).toBe(1));

const now = () => new Date('2026-11-21T10:00:00Z');
const en = cardFormattersOf(localeFormattersOf('en'), 'en', now);
const ar = cardFormattersOf(localeFormattersOf('ar'), 'ar', now);

it.each([
  [en.usd(307_476), '$307,476'],
  [en.cents(846.9), '$846.90'],
  [en.cents(-36.2, true), '−$36.20'],
  [en.cents(265, true), '+$265.00'],
  [en.short(2400), '2.4K'],
  [en.shortUsd(335_000), '$335K'],
  [en.percent(49.7), '49.7%'],
  [en.weekday(0, 'long'), 'Monday'],
  [en.month(8, 'long'), 'September'],
  [en.ago('2026-11-21T09:48:00Z'), '12 minutes ago'],
  [en.ago('2026-10-21T10:00:00Z'), '1 month ago'],
  [ar.usd(307_476), '\u2068307,476\u00A0US$\u2069'],
  [ar.shortUsd(10_000), '\u2068$10K\u2069'],
])('writes %s', (text, wanted) => expect(text).toBe(wanted));
