import type { ItemStatus, OrderItem } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { heldUntil, shownStatus, waitsForDay } from './open-order.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const item = (status: ItemStatus, more: Partial<OrderItem> = {}) =>
  ({ id: 'i1', itemId: 'c1', status, promisedBy: '2026-11-20T14:32:00Z', ...more }) as OrderItem;

describe('an open order', () => {
  it.each<[string, Partial<OrderItem>, boolean]>([
    ['a gift card for another day', {}, true],
    ['a gift card that is sent now', { promisedBy: new Date(NOON + 900_000).toISOString() }, false],
    ['a gift card that is on its way', { status: 'submitted' }, false],
    ['a bank gift that may take a day', { kind: 'bank' }, false],
  ])('whether %s waits for its delivery day: %j %s', (_, change, waits) => {
    const promisedBy = new Date(NOON + 86_400_000).toISOString();
    expect(waitsForDay(item('queued', { kind: 'gift', promisedBy, ...change }), NOON)).toBe(waits);
  });

  it.each([
    ['waits for its day', [{ kind: 'gift' }], 'queued'],
    ['waits for its day, after others have arrived', [{ kind: 'gift' }, { status: 'delivered' }], 'queued'],
    ['waits for its day beside an open one', [{ kind: 'gift' }, { status: 'submitted' }], 'processing'],
    ['is about to be sent', [{ kind: 'topup' }], 'processing'],
    ['was sent', [{ status: 'delivered' }], 'processing'],
  ] as const)('shows the status of an order with an item that %s', (_, changes, shown) => {
    const promisedBy = new Date(NOON + 86_400_000).toISOString();
    expect(
      shownStatus({ status: 'processing', items: changes.map((change) => item('queued', { promisedBy, ...change })) }, NOON),
    ).toBe(shown);
  });

  it('holds money until the latest deadline of the open items', () => {
    const late = item('submitted', { promisedBy: '2026-11-21T00:00:00Z' });
    expect(heldUntil({ items: [item('queued'), late, item('delivered')] })).toBe('2026-11-21T00:00:00Z');
    expect(heldUntil({ items: [item('delivered')] })).toBeUndefined();
  });
});
