import { describe, expect, it, vi } from 'vitest';
import { dateFormat, localeFormattersOf, formatThousands, relativeFormat } from './formats.ts';

it('formatters are cached: a table of a thousand cells creates as many as one cell', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const cells = Array.from({ length: 1000 }, (_, at) => localeFormattersOf('pt').money({ decimal: `${at}.50`, currency: 'USD' }));
  expect(new Set(cells).size).toBe(1000);
  expect(made).toHaveBeenCalledTimes(1);
});

it.each([
  ['times', 'DateTimeFormat', () => dateFormat('pt', { weekday: 'long' })],
  ['spans', 'RelativeTimeFormat', () => relativeFormat('pt', { numeric: 'always' })],
] as const)('formatters of %s are cached', (_what, kind, make) => {
  const made = vi.spyOn(Intl, kind);
  expect(make()).toBe(make());
  expect(made).toHaveBeenCalledTimes(1);
});

describe('formats', () => {
  it.each([
    ['en', '3.59', 'USD', 'wallet', '3.59\u00A0USD'],
    ['en', '-1234.50', 'USD', 'wallet', '\u22121,234.50\u00A0USD'],
    ['de', '1234.50', 'EUR', 'wallet', '1.234,50\u00A0EUR'],
    ['ar', '1234.50', 'USD', 'wallet', '1,234.50\u00A0USD'],
    ['en', '90071992547409.91', 'USD', 'wallet', '90,071,992,547,409.91\u00A0USD'],
    ['en', '5000.00', 'NGN', 'received', '₦5,000'],
    ['en', '5000.50', 'NGN', 'received', '₦5,000.50'],
    ['en', '500', 'JPY', 'received', '¥500'],
    ['en', '200', 'BDT', 'received', 'BDT\u00A0200'],
    ['fr', '5000.00', 'NGN', 'received', '5\u202F000\u00A0₦'],
    ['ar', '5000.00', 'NGN', 'received', '5,000\u00A0₦'],
    ['en', '50000', 'COP', 'received', 'COP\u00A050,000'],
    ['en', '50', 'CAD', 'received', 'CA$50'],
    ['fr', '50', 'CAD', 'received', '50\u00A0$CA'],
    ['pt', '50', 'MXN', 'received', 'MX$\u00A050'],
    ['en', '50', 'USD', 'received', '$50'],
  ] as const)('write money in %s: %s %s, %s', (lng, decimal, currency, kind, text) =>
    expect(localeFormattersOf(lng).money({ decimal, currency }, kind)).toBe(text),
  );

  it.each([
    ['en', 20, '20 minutes'],
    ['en', 60, '1 hour'],
    ['en', 89, '89 minutes'],
    ['en', 90, '2 hours'],
    ['en', 1440, '1 day'],
    ['en', 2161, '2 days'],
    ['de', 120, '2 Stunden'],
    ['ar', 120, 'ساعتان'],
  ])('name a span of minutes in its unit: %s %i', (lng, minutes, text) =>
    expect(localeFormattersOf(lng).duration(minutes)).toBe(text),
  );

  it('put a plus before a positive amount and no sign before zero', () => {
    const { money } = localeFormattersOf('en');
    expect([
      money({ decimal: '5.00', currency: 'USD' }, 'wallet', { sign: true }),
      money({ decimal: '0.00', currency: 'USD' }, 'wallet', { sign: true }),
    ]).toEqual(['+5.00\u00A0USD', '0.00\u00A0USD']);
  });

  it.each([
    [1_234_567, '1,234,567'],
    [999, '999'],
    [-1000, '-1,000'],
    ['1234.5678', '1,234.5678'],
    [0, '0'],
  ])('insert commas: %s', (value, text) => expect(formatThousands(value)).toBe(text));

  it.each([
    ['en', '1,234,567'],
    ['de', '1.234.567'],
    ['fr', '1\u202F234\u202F567'],
    ['pt', '1.234.567'],
    ['ar', '1,234,567'],
  ])('separate the thousands of a count in %s', (lng, text) => {
    expect(formatThousands(1_234_567, lng)).toBe(text);
    expect(localeFormattersOf(lng).thousands(1_234_567)).toBe(text);
  });

  it.each(['en', 'fr', 'de', 'pt', 'ar'])('use Latin digits in %s', (lng) => {
    const formats = localeFormattersOf(lng);
    const all = [
      formats.dateTime('2026-03-04T05:06:00Z'),
      formats.date(new Date(0)),
      formats.time(new Date(0)),
      formats.minutes(15),
      formats.percent('2.5'),
      formats.number('1580.25'),
    ].join(' ');
    expect(all).toMatch(/\d/);
    expect(all).not.toMatch(/[\u0660-\u0669]/);
  });

  it.each([
    [-30, '30 seconds ago'],
    [-90, '1 minute ago'],
    [-3_569, '59 minutes ago'],
    [-3_599, '1 hour ago'],
    [7_300, 'in 2 hours'],
    [59.7, 'in 1 minute'],
    [-86_400, 'yesterday'],
    [0, 'now'],
  ])('format a relative time: %s s', (seconds, text) => {
    const now = new Date('2026-03-04T05:06:00Z');
    expect(localeFormattersOf('en').relative(new Date(now.getTime() + seconds * 1000), now)).toBe(text);
  });

  it.each([
    ['2026-03-04T22:30', '2026-03-06T09:00', 'in 2 days'],
    ['2026-03-04T00:30', '2026-03-02T23:30', '2 days ago'],
    ['2026-03-04T23:00', '2026-03-03T10:00', 'yesterday'],
    ['2026-03-04T00:10', '2026-03-04T23:50', 'today'],
    // Between these two times, summer time starts in Berlin and in New York.
    ['2026-03-06T23:00', '2026-03-31T01:00', 'in 25 days'],
  ])('name the day of the calendar: at %s, %s is %s', (now, time, text) =>
    expect(localeFormattersOf('en').relative(time, new Date(now))).toBe(text),
  );

  it('format a percent given as a decimal string', () => expect(localeFormattersOf('en').percent('2.5')).toBe('2.5%'));
});
