import { describe, expect, it } from 'vitest';

import { isOpen, OPEN, TRANSITIONS } from './states.ts';

describe('States', () => {
  it('each event has these start states, this end state, and this money movement', () => {
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

  it('M10 an item is settled once: only a late delivery leaves a settled state, and it changes no wallet', () => {
    const settled = Object.values(TRANSITIONS).filter(({ moves }) => moves === 'capture' || moves === 'release');
    for (const { from } of settled) expect(from.every((status) => status === 'queued' || status === 'submitted')).toBe(true);
    expect(TRANSITIONS.late).toMatchObject({ from: ['reversed'], to: 'reversed', moves: 'loss' });
  });
});

it.each([
  ['queued', true],
  ['submitted', true],
  ['delivered', false],
  ['failed', false],
  ['reversed', false],
  ['cancelled', false],
])('an item that is %s is open: %s', (status, open) => expect(isOpen({ status })).toBe(open));
