import { ItemStatus, OrderStatus } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { outcomeOf, ITEM_LOOK, ORDER_LOOK } from './states.ts';

describe('a state', () => {
  it.each([
    ['queued', 'open', 'ring'],
    ['submitted', 'open', 'clock'],
    ['delivered', 'arrived', 'done'],
    ['failed', 'back', 'fail'],
    ['cancelled', 'back', 'moneyback'],
    ['reversed', 'back', 'moneyback'],
  ] as const)('%s has the outcome %s and the icon %s', (status, fate, icon) => {
    expect(outcomeOf(status)).toBe(fate);
    expect(ITEM_LOOK[status].icon).toBe(icon);
  });

  it('always has a look', () => {
    expect(Object.keys(ITEM_LOOK).toSorted()).toEqual([...ItemStatus.options].toSorted());
    expect(Object.keys(ORDER_LOOK).toSorted()).toEqual([...OrderStatus.options].toSorted());
  });
});
