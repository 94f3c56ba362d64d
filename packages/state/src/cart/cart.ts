import type { DataOf, Item, Order } from '@kado/contracts';
import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

/** The action of a successful checkout. */
const checkedOut = createAction<DataOf<Order>>('call/checkoutResponse/fulfilled');
export const isCheckedOut = checkedOut.match;

/** The maximum number of items in a quote, and so in a cart. */
export const MAX_ITEMS = 50;

const slice = createSlice({
  name: 'cart',
  initialState: [] as Item[],
  reducers: {
    /** Appends an item to the cart. Its id must be new in the list. */
    itemAdded: (items, { payload }: PayloadAction<Item>) => void items.push(payload),
    /** Replaces the item that has the same id, if the cart still contains it. */
    itemChanged: (items, { payload }: PayloadAction<Item>) => items.map((each) => (each.id === payload.id ? payload : each)),
    /** Puts a removed item back to its place, unless the cart is full. */
    itemRestored: (items, { payload: { item, at } }: PayloadAction<{ item: Item; at: number }>) =>
      items.length >= MAX_ITEMS || items.some(({ id }) => id === item.id) ? items : items.toSpliced(at, 0, item),
    /** Removes the item with this id. */
    itemRemoved: (items, { payload }: PayloadAction<string>) => items.filter(({ id }) => id !== payload),
    /** Replaces the whole list. */
    replaced: (_, { payload }: PayloadAction<Item[]>) => payload,
    /** Takes over the stored list: at the start, or after another tab changed it. */
    followed: (_, { payload }: PayloadAction<Item[]>) => payload,
  },
  extraReducers: (builder) =>
    // Keeps items that were added to the cart after the order was sent.
    builder.addCase(checkedOut, (items, { payload: { data: order } }) => {
      const bought = new Set(order.items.map(({ itemId }) => itemId));
      return items.filter(({ id }) => !bought.has(id));
    }),
});

/** The cart's actions: changes by this tab, and by another one (`cartFollowed`). */
export const {
  itemAdded: cartItemAdded,
  itemChanged: cartItemChanged,
  itemRestored: cartItemRestored,
  itemRemoved: cartItemRemoved,
  replaced: cartReplaced,
  followed: cartFollowed,
} = slice.actions;
export const cartReducer = slice.reducer;

/** Whether the action is a change of the cart by this tab. */
export const isCartChange = isAnyOf(cartItemAdded, cartItemChanged, cartItemRestored, cartItemRemoved, cartReplaced);
