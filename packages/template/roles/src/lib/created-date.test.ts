import { localeFormattersOf } from '@kado/i18n';
import { expect, it } from 'vitest';
import { parseCreatedDate, toSearchText } from './created-date.ts';

const MORNING = '02 Oct 2026, 4:05 AM';
const EVENING = '28 Nov 2026, 11:14 PM';

it.each(['en', 'fr', 'de', 'pt', 'ar'])('searches for the time that is shown in %s', (lng) => {
  const { dateTime } = localeFormattersOf(lng);
  for (const text of [MORNING, EVENING]) expect(toSearchText(dateTime(parseCreatedDate(text)!), dateTime)).toBe(text);
});

it.each(['Management', '2 Oct 2026', '02 Oct 2026, 4:50 PM', '1 2 3 2026', ''])('leaves %j as it is', (typed) =>
  expect(toSearchText(typed, localeFormattersOf('en').dateTime)).toBe(typed),
);
