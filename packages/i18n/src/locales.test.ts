import { expect, it } from 'vitest';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

it.each(Object.entries({ en, fr, de, pt, ar }))(
  'uses the same words for the states of orders and of items in %s',
  (_, { orderState }) => {
    expect(orderState.processing).toBe(orderState.submitted);
    expect(orderState.completed).toBe(orderState.delivered);
  },
);

it('names the promised time of an open order in French as the order does, also with a date', () =>
  expect(fr.orderState.until).toBe('{{state}}, au plus tard\u00A0: {{time}}'));
