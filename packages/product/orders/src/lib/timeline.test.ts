import type { ItemStatus, OrderEvent, OrderItem } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { canCancel, secondsToCancel, timelineOf } from './timeline.ts';

const item = (status: ItemStatus, more: Partial<OrderItem> = {}) =>
  ({ id: 'i1', itemId: 'c1', status, promisedBy: '2026-11-20T14:32:00Z', ...more }) as OrderItem;
const event = (kind: OrderEvent['kind'], minute: number, itemId?: string): OrderEvent => ({
  kind,
  at: `2026-11-20T14:${minute}:00Z`,
  ...(itemId && { itemId }),
});
const summaryOf = (entries: ReturnType<typeof timelineOf>) =>
  entries.map(({ key, kind, at, by }) => `${key.replace('timeline.', '')} ${kind} ${(at ?? by ?? '').slice(14, 16)}`);

describe('an item’s timeline', () => {
  it.each<[string, OrderItem, OrderEvent[], string[]]>([
    ['waits to be sent', item('queued'), [event('placed', 17)], ['placed done 17', 'queued wait 17', 'promise next 32']],
    [
      'waits for the network',
      item('submitted'),
      [event('placed', 17), event('submitted', 18, 'i1')],
      ['placed done 17', 'submitted done 18', 'waiting wait 18', 'promise next 32'],
    ],
    [
      'ends delivered',
      item('delivered'),
      [event('placed', 17), event('submitted', 18, 'i1'), event('delivered', 19, 'i1')],
      ['placed done 17', 'submitted done 18', 'delivered done 19'],
    ],
    [
      'ends with returned money',
      item('failed'),
      [event('placed', 17), event('failed', 24, 'i1')],
      ['placed done 17', 'failed fail 24', 'moneyBack returned 24'],
    ],
    [
      'is reversed at the promised minute',
      item('reversed'),
      [event('placed', 17), event('reversed', 32, 'i1')],
      ['placed done 17', 'reversed fail 32', 'moneyBack returned 32'],
    ],
    [
      'ignores the events of another item',
      item('queued'),
      [event('placed', 17), event('failed', 24, 'i2')],
      ['placed done 17', 'queued wait 17', 'promise next 32'],
    ],
    [
      'includes the events with its own cart id',
      item('delivered'),
      [event('delivered', 19, 'c1'), event('placed', 17)],
      ['placed done 17', 'delivered done 19'],
    ],
  ])('%s', (_, each, events, entries) => expect(summaryOf(timelineOf(each, events))).toEqual(entries));
});

const NOON = Date.parse('2026-11-20T12:00:00Z');

describe('an order', () => {
  it.each([
    [-900, 5],
    [0, 5],
    [1, 5],
    [1001, 4],
    [4999, 1],
    [5000, 0],
    [86_400_000, 0],
  ])('placed %i ms ago can be cancelled for %i seconds', (ms, seconds) =>
    expect(secondsToCancel(new Date(NOON - ms).toISOString(), NOON)).toBe(seconds),
  );

  it.each<[ItemStatus[], boolean]>([
    [['queued', 'queued'], true],
    [['queued', 'submitted'], false],
    [['delivered'], false],
    [[], false],
  ])('with items %s can be cancelled: %s', (states, possible) =>
    expect(canCancel({ items: states.map((status) => item(status)) })).toBe(possible),
  );
});
