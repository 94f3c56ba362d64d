import type { Order, OrderItem } from '@kado/contracts';
import { waitsForDay } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { outcomeOf } from './states.ts';

/** A sentence of the headline: an i18n key with its values. */
export type Sentence = { key: string; count?: number; item?: OrderItem };

/** The headline of an order with one item: a sentence with its amount and recipient. */
const single = (item: OrderItem): Sentence => ({
  key: `headline.one.${waitsForDay(item, serverNow()) ? 'scheduled' : item.status}`,
  item,
});

const fateOf = (item: OrderItem) => (waitsForDay(item, serverNow()) ? 'waiting' : outcomeOf(item.status));

/** The headline of an order with several items: one short sentence for each outcome, successes first. */
function many(items: readonly OrderItem[]): Sentence[] {
  const fates = items.map(fateOf);
  const all = new Set(fates).size === 1 ? fates[0] : undefined;
  if (all === 'back' && items.every(({ status }) => status === 'cancelled')) return [{ key: 'headline.allCancelled' }];
  if (all) return [{ key: `headline.all.${all}` }];
  return (['arrived', 'open', 'waiting', 'back'] as const).flatMap((fate) => {
    const count = fates.filter((each) => each === fate).length;
    return count > 0 ? [{ key: `headline.${fate}`, count }] : [];
  });
}

/** The sentences of an order's headline. */
export function headlineOf({ items }: Pick<Order, 'items'>): Sentence[] {
  const [only] = items;
  return items.length === 1 && only ? [single(only)] : many(items);
}
