import { describe, expect, it } from 'vitest';

import { OPEN, orderStatus, TRANSITIONS } from './states.ts';

describe('States', () => {
  it.each([
    [{ items: 2, open: 1, delivered: 1, cancelled: 0 }, 'processing'],
    [{ items: 2, open: 0, delivered: 2, cancelled: 0 }, 'completed'],
    [{ items: 2, open: 0, delivered: 1, cancelled: 0 }, 'partially_completed'],
    [{ items: 2, open: 0, delivered: 0, cancelled: 2 }, 'cancelled'],
    [{ items: 2, open: 0, delivered: 0, cancelled: 0 }, 'failed'],
  ])('an order of %j is %s', (counts, status) => expect(orderStatus(counts)).toBe(status));

  it('each event leads from these states to this one, and moves the money like this', () => {
    const table = Object.entries(TRANSITIONS).map(([event, { from, to, moves }]) => [event, from.join(' or '), to, moves]);
    expect(table).toEqual([
      ['submit', 'queued', 'submitted', undefined],
      ['deliver', 'submitted', 'delivered', 'capture'],
      ['fail', 'submitted', 'failed', 'release'],
      ['reverse', 'queued or submitted', 'reversed', 'release'],
      ['cancel', 'queued', 'cancelled', 'release'],
      ['late', 'reversed', 'reversed', 'loss'],
    ]);
    expect(OPEN).toEqual(['queued', 'submitted']);
  });

  it('M10 an item is settled once: no event leads out of a settled state except a late delivery, which changes no wallet', () => {
    const settled = Object.values(TRANSITIONS).filter(({ moves }) => moves === 'capture' || moves === 'release');
    for (const { from } of settled) expect(from.every((status) => status === 'queued' || status === 'submitted')).toBe(true);
    expect(TRANSITIONS.late).toMatchObject({ from: ['reversed'], to: 'reversed', moves: 'loss' });
  });
});
