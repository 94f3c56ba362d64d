import { expect, it } from 'vitest';

import { formatDay, formatMoment } from './times.ts';

it.each([
  ['en', 'Saturday, 21 November 2026 at 09:00 (West Africa Time)'],
  ['fr', 'samedi 21 novembre 2026 à 09:00 (heure d’Afrique de l’Ouest)'],
  ['de', 'Samstag, 21. November 2026 um 09:00 (Westafrikanische Zeit)'],
  ['pt', 'sábado, 21 de novembro de 2026 às 09:00 (Horário da África Ocidental)'],
  ['ar', 'السبت، 21 نوفمبر 2026 في 09:00 (توقيت غرب أفريقيا)'],
] as const)('a moment has the name of its time zone in the language %s', (language, text) =>
  expect(formatMoment('2026-11-21T08:00:00Z', 'Africa/Lagos', language)).toBe(text),
);

it('a day is the same in every time zone', () => expect(formatDay('2026-11-21', 'de')).toBe('Samstag, 21. November 2026'));
