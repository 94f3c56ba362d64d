import type { Order, OrderItem } from '@kado/contracts';
import { waitsForDay } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { outcomeOf } from './states.ts';

/** A sentence of the result's title: an i18n key with its values. */
export type Sentence = { key: string; count?: number; item?: OrderItem };

/** The title of an order with one item: a sentence with its amount and recipient. */
const single = (item: OrderItem): Sentence => ({
  key: `headline.one.${waitsForDay(item, serverNow()) ? 'scheduled' : item.status}`,
  item,
});

/** The title of an order with many items: one short sentence for each outcome, successes first. */
function many(items: readonly OrderItem[]): Sentence[] {
  const count = (fate: string) => items.filter(({ status }) => outcomeOf(status) === fate).length;
  const [arrived, open, back] = [count('arrived'), count('open'), count('back')];
  if (arrived === items.length) return [{ key: 'headline.allArrived' }];
  if (back === items.length)
    return [{ key: items.every(({ status }) => status === 'cancelled') ? 'headline.allCancelled' : 'headline.allBack' }];
  if (open === items.length) return [{ key: 'headline.allOpen' }];
  return [
    ...(arrived > 0 ? [{ key: 'headline.arrived', count: arrived }] : []),
    ...(open > 0 ? [{ key: 'headline.open', count: open }] : []),
    ...(back > 0 ? [{ key: 'headline.back', count: back }] : []),
  ];
}

/** The sentences of an order's title, by the outcome of its items. */
export function headlineOf({ items }: Pick<Order, 'items'>): Sentence[] {
  const [only] = items;
  return items.length === 1 && only ? [single(only)] : many(items);
}
