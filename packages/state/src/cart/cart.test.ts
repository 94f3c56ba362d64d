import { expect, it } from 'vitest';

import { item } from '../test/fixtures.ts';
import { cartFollowed, cartItemAdded, cartItemRemoved, cartReducer, cartReplaced, isCartChange, isCheckedOut } from './cart.ts';

const [a, b] = [item('a'), item('b')];
const checkedOut = { type: 'call/checkoutResponse/fulfilled' };

it.each([
  // First, because the slice is built when its first action arrives.
  ['is empty after a checkout', [a, b], checkedOut, []],
  ['is empty at first', undefined, { type: 'start' }, []],
  ['appends an item', [a], cartItemAdded(b), [a, b]],
  ['removes an item', [a, b], cartItemRemoved('a'), [b]],
  ['keeps the others when an unknown item is removed', [a, b], cartItemRemoved('c'), [a, b]],
  ['is replaced', [a], cartReplaced([b]), [b]],
  ['follows another tab', [a], cartFollowed([]), []],
  ['is unchanged by any other action', [a], { type: 'call/checkoutResponse/pending' }, [a]],
])('the cart %s', (_, before, action, after) => expect(cartReducer(before, action)).toEqual(after));

it('an empty cart is the same one after a checkout, so that nothing renders again', () => {
  const empty = cartReducer(undefined, { type: 'start' });
  expect(cartReducer(empty, checkedOut)).toBe(empty);
});

it('only a checkout that succeeded counts as one', () => {
  expect([checkedOut, { type: 'call/checkoutResponse/rejected' }].map(isCheckedOut)).toEqual([true, false]);
});

it('changes are those of this tab', () =>
  expect(
    [cartItemAdded(a), cartItemRemoved('a'), cartReplaced([]), cartFollowed([]), checkedOut].map((one) => isCartChange(one)),
  ).toEqual([true, true, true, false, false]));
