import type { DepositReview } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { hintsOf, neighbour, queueOf } from './queue.ts';

const review = (change: object) =>
  ({
    own: false,
    sameProof: [],
    customer: { credited: 1, rejected: 0 },
    createdAt: '2026-11-21',
    ...change,
  }) as unknown as DepositReview;

describe('the queue', () => {
  it('starts with the deposit that has waited longest', () => {
    const rows = [
      review({ id: 'a', submittedAt: '2026-11-23' }),
      review({ id: 'b', submittedAt: '2026-11-21' }),
      review({ id: 'c', createdAt: '2026-11-22' }),
    ];
    expect(queueOf(rows, 'in_review').map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(queueOf(rows, ''), 'a list of any status').toEqual(rows);
  });

  it.each([
    ['a', 1, 'b'],
    ['c', 1, 'a'],
    ['a', -1, 'c'],
    [undefined, 1, 'a'],
    ['gone', 1, 'a'],
  ] as const)('the neighbour of %s in the direction %d is %s', (id, step, next) =>
    expect(neighbour([{ id: 'a' }, { id: 'b' }, { id: 'c' }], id, step)).toBe(next),
  );

  it('has no neighbour if there is one deposit or none', () => {
    expect([neighbour([{ id: 'a' }], 'a', 1), neighbour([], 'a', 1)]).toEqual([undefined, undefined]);
  });
});

it.each([
  [{}, []],
  [{ own: true }, ['own']],
  [{ sameProof: [{}] }, ['sameProof']],
  [{ customer: { credited: 0, rejected: 0 } }, ['first']],
  [{ customer: { credited: 0, rejected: 1 } }, []],
])('the deposit %j has the hints %j', (change, hints) => expect(hintsOf(review(change))).toEqual(hints));
