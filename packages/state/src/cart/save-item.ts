import type { Item } from '@kado/contracts';

import type { KadoStore } from '../store/create-store.ts';
import { cartItemAdded, cartItemChanged, cartItemRemoved, MAX_ITEMS } from './cart.ts';

/** Adds an item to the cart, or replaces the edited line; returns a function that undoes the change, or undefined if the cart is full. */
export function saveCartItem(
  { dispatch, getState }: Pick<KadoStore, 'dispatch' | 'getState'>,
  item: Item,
  edited?: Item,
): (() => void) | undefined {
  const cart = () => getState().app.cart;
  if (edited) {
    dispatch(cartItemChanged(item));
    return () => void dispatch(cartItemChanged(edited));
  }
  if (cart().length >= MAX_ITEMS) return undefined;
  dispatch(cartItemAdded(item));
  return () => void dispatch(cartItemRemoved(item.id));
}
