import { expect, it } from 'vitest';
import { localeFormattersOf } from '@kado/i18n';
import { cardFormattersOf } from './use-card-formatters.ts';

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
