import type { ItemStatus, OrderItem } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline.ts';

const items = (...states: ItemStatus[]) => states.map((status, index) => ({ id: String(index), status }) as OrderItem);

describe('the title of an order', () => {
  it('says of a gift card that waits for its day that it will be sent then', () => {
    const promisedBy = new Date(Date.now() + 86_400_000).toISOString();
    const gift = { id: '1', status: 'queued', kind: 'gift', promisedBy } as OrderItem;
    expect(headlineOf({ items: [gift] }).map(({ key }) => key)).toEqual(['headline.one.scheduled']);
  });

  it.each<[ItemStatus[], string]>([
    [['queued'], 'one.queued'],
    [['submitted'], 'one.submitted'],
    [['delivered'], 'one.delivered'],
    [['failed'], 'one.failed'],
    [['reversed'], 'one.reversed'],
    [['cancelled'], 'one.cancelled'],
    [['delivered', 'delivered'], 'allArrived'],
    [['queued', 'submitted'], 'allOpen'],
    [['cancelled', 'cancelled'], 'allCancelled'],
    [['failed', 'reversed'], 'allBack'],
    [['failed', 'cancelled'], 'allBack'],
    [['delivered', 'submitted', 'failed'], 'arrived 1, open 1, back 1'],
    [['delivered', 'delivered', 'reversed'], 'arrived 2, back 1'],
    [['submitted', 'failed'], 'open 1, back 1'],
  ])('of the items %j says "%s"', (states, sentences) => {
    const text = headlineOf({ items: items(...states) }).map(({ key, count }) =>
      [key.replace('headline.', ''), count].filter(Boolean).join(' '),
    );
    expect(text.join(', ')).toBe(sentences);
  });
});
