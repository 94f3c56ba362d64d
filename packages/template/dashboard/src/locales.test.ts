import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEqualKeys } from '@kado/i18n/testing';
import type ar from './locales/ar.json';
import type en from './locales/en.json';

const LOCALES = join(import.meta.dirname, 'locales');

it('has the same keys in all languages', () => expect(expectEqualKeys(LOCALES)).toBeGreaterThan(100));

it('writes Brazilian Portuguese', () => {
  const european =
    /\b(guardar|guardad[oa]|eliminar|eliminad[oa]|ficheiro|descarregar|transferir|partilhar|utilizador|encomenda|equipa|montante|morada|contacto|introduza|stock|pormenor|ligação)/i;
  expect(readFileSync(join(LOCALES, 'pt.json'), 'utf8')).not.toMatch(european);
});

it.each(['en', 'de', 'fr', 'pt', 'ar'])('starts a detail in %s with the period, whose name has a capital', (language) => {
  const { companies, browsers } = JSON.parse(readFileSync(join(LOCALES, `${language}.json`), 'utf8')) as typeof en;
  expect([companies.detail, browsers.detail].filter((text) => !text.startsWith('{{span}}'))).toEqual([]);
});

it('has no plural for three to ten beside the figure 2 in Arabic', () => {
  const { support, team } = JSON.parse(readFileSync(join(LOCALES, 'ar.json'), 'utf8')) as typeof ar;
  expect([support.days_two, team.days_two, support.total_two]).toEqual(['يوم', 'يوم', 'تذكرة إجمالًا']);
});
