import { expectEqualKeys } from '@kado/i18n/testing';
import { expect, it } from 'vitest';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

it('has the same keys in all five languages', () =>
  expect(expectEqualKeys(`${import.meta.dirname}/locales`)).toBeGreaterThan(20));

// A page's title may be a plural or of any gender: no verb agrees with it.
it.each(Object.entries({ en, fr, de, pt, ar }))(
  'names a page after a colon in the messages about bookmarks in %s',
  (_, { marks }) => {
    expect(marks.added).toMatch(/[^{}]+: \{\{title\}\}$/);
    expect(marks.removed).toMatch(/[^{}]+: \{\{title\}\}$/);
  },
);
