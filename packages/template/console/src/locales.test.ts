import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEqualKeys } from '@kado/i18n/testing';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };

it('has the same keys in all five languages', () =>
  expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(0));

// The names of topics are in the nominative, with an article in Arabic: „Bilder“, «المستخدمون».
it('quotes the name of a topic, or writes it after a colon, where the sentence needs another case', () => {
  expect(de.reset.text).toContain('an „{{name}}“ gehen');
  expect(fr.reset.text).toContain('de «\u00A0{{name}}\u00A0» seront');
  expect(ar.reset).toMatchObject({ title: 'إعادة ضبط «{{name}}»؟', text: expect.stringContaining('في «{{name}}»') });
  expect(
    [ar.conditions.latencyOf, ar.conditions.failuresOf, ar.data.resetOne].filter((text) => !/: \{\{\w+\}\}$/.test(text)),
  ).toEqual([]);
});
