import type { ItemStatus, OrderItem } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline.ts';

const items = (...states: ItemStatus[]) => states.map((status, index) => ({ id: String(index), status }) as OrderItem);

describe('the headline of an order', () => {
  it('says that a gift card waiting for its day will be sent on that day', () => {
    const promisedBy = new Date(Date.now() + 86_400_000).toISOString();
    const gift = { id: '1', status: 'queued', kind: 'gift', promisedBy } as OrderItem;
    expect(headlineOf({ items: [gift] }).map(({ key }) => key)).toEqual(['headline.one.scheduled']);
    expect(headlineOf({ items: [gift, gift] }).map(({ key }) => key)).toEqual(['headline.all.waiting']);
    expect(headlineOf({ items: [gift, ...items('delivered', 'submitted', 'failed')] })).toEqual([
      { key: 'headline.arrived', count: 1 },
      { key: 'headline.open', count: 1 },
      { key: 'headline.waiting', count: 1 },
      { key: 'headline.back', count: 1 },
    ]);
  });

  it.each<[ItemStatus[], string]>([
    [['queued'], 'one.queued'],
    [['submitted'], 'one.submitted'],
    [['delivered'], 'one.delivered'],
    [['failed'], 'one.failed'],
    [['reversed'], 'one.reversed'],
    [['cancelled'], 'one.cancelled'],
    [['delivered', 'delivered'], 'all.arrived'],
    [['queued', 'submitted'], 'all.open'],
    [['cancelled', 'cancelled'], 'allCancelled'],
    [['failed', 'reversed'], 'all.back'],
    [['failed', 'cancelled'], 'all.back'],
    [['delivered', 'submitted', 'failed'], 'arrived 1, open 1, back 1'],
    [['delivered', 'delivered', 'reversed'], 'arrived 2, back 1'],
    [['submitted', 'failed'], 'open 1, back 1'],
  ])('for items with the statuses %j is "%s"', (states, sentences) => {
    const text = headlineOf({ items: items(...states) }).map(({ key, count }) =>
      [key.replace('headline.', ''), count].filter(Boolean).join(' '),
    );
    expect(text.join(', ')).toBe(sentences);
  });
});
