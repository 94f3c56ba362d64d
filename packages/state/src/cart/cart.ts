import type { Item } from '@kado/contracts';
import { createAction, createReducer, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

/** Puts an item at the end of the cart. Its id must be new in the list. */
export const cartItemAdded = createAction<Item>('cart/itemAdded');
/** Takes the item with this id out. */
export const cartItemRemoved = createAction<string>('cart/itemRemoved');
/** Replaces the whole list. */
export const cartReplaced = createAction<Item[]>('cart/replaced');
/** The list as it is stored: found at the start, or changed by another tab. */
export const cartFollowed = createAction<Item[]>('cart/followed');

/** Whether this tab itself changes the cart. */
export const isCartChange = isAnyOf(cartItemAdded, cartItemRemoved, cartReplaced);

/** The type of the action that says that a checkout went through; it empties the cart. */
export const CHECKED_OUT = 'call/checkoutResponse/fulfilled';
export const isCheckedOut = (action: UnknownAction): boolean => action.type === CHECKED_OUT;

export const cartReducer = createReducer<Item[]>([], (builder) =>
  builder
    .addCase(cartItemAdded, (items, { payload }) => void items.push(payload))
    .addCase(cartItemRemoved, (items, { payload }) => items.filter(({ id }) => id !== payload))
    .addCase(cartReplaced, (_, { payload }) => payload)
    .addCase(cartFollowed, (_, { payload }) => payload)
    .addCase(CHECKED_OUT, (items) => (items.length > 0 ? [] : items)),
);
