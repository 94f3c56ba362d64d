import type { Item } from '@kado/contracts';
import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** The type of the action of a successful checkout, which empties the cart. */
const CHECKED_OUT = 'call/checkoutResponse/fulfilled';
export const isCheckedOut = (action: UnknownAction): boolean => action.type === CHECKED_OUT;

const slice = createSlice({
  name: 'cart',
  initialState: [] as Item[],
  reducers: {
    /** Appends an item to the cart. Its id must be new in the list. */
    itemAdded: (items, { payload }: PayloadAction<Item>) => void items.push(payload),
    /** Removes the item with this id. */
    itemRemoved: (items, { payload }: PayloadAction<string>) => items.filter(({ id }) => id !== payload),
    /** Replaces the whole list. */
    replaced: (_, { payload }: PayloadAction<Item[]>) => payload,
    /** Takes over the stored list: at the start, or after another tab changed it. */
    followed: (_, { payload }: PayloadAction<Item[]>) => payload,
  },
  extraReducers: (builder) => builder.addCase(CHECKED_OUT, (items) => (items.length > 0 ? [] : items)),
});

/** The cart's actions: changes by this tab, and by another one (`cartFollowed`). */
export const {
  itemAdded: cartItemAdded,
  itemRemoved: cartItemRemoved,
  replaced: cartReplaced,
  followed: cartFollowed,
} = slice.actions;
export const cartReducer = slice.reducer;

/** Whether the action is a change of the cart by this tab. */
export const isCartChange = isAnyOf(cartItemAdded, cartItemRemoved, cartReplaced);
