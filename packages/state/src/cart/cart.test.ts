import { expect, it } from 'vitest';

import { item, order } from '../test/fixtures.ts';
import {
  cartFollowed,
  cartItemAdded,
  cartItemChanged,
  cartItemRemoved,
  cartItemRestored,
  cartReducer,
  cartReplaced,
  isCartChange,
  isCheckedOut,
} from './cart.ts';

const [a, b] = [item('a'), item('b')];
const [changed, later] = [item('a', 900), item('later')];
const fifty = Array.from({ length: 50 }, (_, at) => item(`i${at}`));
const checkedOut = { type: 'call/checkoutResponse/fulfilled', payload: { data: order('order-1', ['a', 'b']) } };

it.each([
  // First, because the slice is built when its first action arrives.
  ['is empty after a checkout', [a, b], checkedOut, []],
  ['M9 keeps a line that was added after the order was sent', [a, later, b], checkedOut, [later]],
  ['is empty at first', undefined, { type: 'start' }, []],
  ['appends an item', [a], cartItemAdded(b), [a, b]],
  ['removes an item', [a, b], cartItemRemoved('a'), [b]],
  ['keeps the others when an unknown item is removed', [a, b], cartItemRemoved('c'), [a, b]],
  ['changes an item in its place', [a, b], cartItemChanged(changed), [changed, b]],
  ['does not bring back an item by changing it', [b], cartItemChanged(changed), [b]],
  ['restores an item to its place', [a, b], cartItemRestored({ item: later, at: 1 }), [a, later, b]],
  ['restores an item at the end of a shorter list', [a], cartItemRestored({ item: b, at: 7 }), [a, b]],
  ['restores no item twice', [a, b], cartItemRestored({ item: changed, at: 1 }), [a, b]],
  ['restores no item to a full cart', fifty, cartItemRestored({ item: a, at: 1 }), fifty],
  ['is replaced', [a], cartReplaced([b]), [b]],
  ['follows another tab', [a], cartFollowed([]), []],
  ['is unchanged by any other action', [a], { type: 'call/checkoutResponse/pending' }, [a]],
])('the cart %s', (_, before, action, after) => expect(cartReducer(before, action)).toEqual(after));

it('only a successful checkout counts as a checkout', () => {
  expect([checkedOut, { type: 'call/checkoutResponse/rejected' }].map(isCheckedOut)).toEqual([true, false]);
});

it('isCartChange matches the changes of this tab only', () =>
  expect(
    [
      cartItemAdded(a),
      cartItemChanged(a),
      cartItemRestored({ item: a, at: 0 }),
      cartItemRemoved('a'),
      cartReplaced([]),
      cartFollowed([]),
      checkedOut,
    ].map((one) => isCartChange(one)),
  ).toEqual([true, true, true, true, true, false, false]));
