import type { Permission } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { toSearchText } from './search-text.ts';

const DATES = ['13 Nov 2026, 9:15 AM', '13 Nov 2026, 4:50 PM', '02 Nov 2026, 9:15 AM', '20 Jun 2026, 10:11 AM'];
const ALL = DATES.map((createdDate, index): Permission => ({
  id: index + 1,
  name: `Right ${index}`,
  assignedTo: ['administrator'],
  createdDate,
}));
const MONTHS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
/** A date as French displays it, in UTC, with a non-breaking space. */
const shown = (date: Date): string =>
  `${date.getUTCDate()}\u202F${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()} \u200F${date.toISOString().slice(11, 16)}`;

it.each([
  ['13 nov. 2026 16:50', '13 Nov 2026, 4:50 PM'],
  [' 13 NOV. 2026', '13 Nov 2026'],
  ['nov. 2026', 'Nov 2026'],
  ['juin', '20 Jun 2026, 10:11 AM'],
  ['13 Nov 2026, 9:15 AM', '13 Nov 2026, 9:15 AM'],
  ['9:15', '9:15'],
  ['right', 'right'],
  ['déc. 2026', 'déc. 2026'],
  ['', ''],
])('searches %j as %j', (typed, sent) => expect(toSearchText(typed, ALL, shown)).toBe(sent));

it('searches for the typed text while the permissions are not loaded', () =>
  expect(toSearchText('13 nov. 2026', [], shown)).toBe('13 nov. 2026'));
