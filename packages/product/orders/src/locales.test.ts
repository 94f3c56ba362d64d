import { join } from 'node:path';
import { createI18n } from '@kado/i18n';
import { expectEqualKeys } from '@kado/i18n/testing';
import { expect, it } from 'vitest';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

it('has the same keys in all five languages', () =>
  expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(20));

it.each([
  [1, 'رُدّ مبلغ هدية واحدة.'],
  [2, 'رُدّ مبلغ هديتين.'],
  [3, 'رُدّ مبلغ 3 هدايا.'],
  [11, 'رُدّ مبلغ 11 هدية.'],
  [100, 'رُدّ مبلغ 100 هدية.'],
])('counts %i returned amounts in Arabic grammar', (count, text) => {
  const { i18n } = createI18n({ lng: 'ar', resources: { ar: { 'product-orders': ar } } as never });
  expect(i18n.t('headline.back', { ns: 'product-orders', count } as never)).toBe(text);
});

it.each(Object.entries({ en, fr, de, pt, ar }))('names the states of orders and items alike in %s', (_, { order, state }) => {
  const { processing, completed, cancelled, failed } = order;
  expect({ processing, completed, cancelled, failed }).toEqual({
    processing: state.submitted,
    completed: state.delivered,
    cancelled: state.cancelled,
    failed: state.failed,
  });
});
