import type { Item } from '@kado/contracts';
import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** The type of the action that says that a checkout went through; it empties the cart. */
const CHECKED_OUT = 'call/checkoutResponse/fulfilled';
export const isCheckedOut = (action: UnknownAction): boolean => action.type === CHECKED_OUT;

const slice = createSlice({
  name: 'cart',
  initialState: [] as Item[],
  reducers: {
    /** Puts an item at the end of the cart. Its id must be new in the list. */
    itemAdded: (items, { payload }: PayloadAction<Item>) => void items.push(payload),
    /** Takes the item with this id out. */
    itemRemoved: (items, { payload }: PayloadAction<string>) => items.filter(({ id }) => id !== payload),
    /** Replaces the whole list. */
    replaced: (_, { payload }: PayloadAction<Item[]>) => payload,
    /** The list as it is stored: found at the start, or changed by another tab. */
    followed: (_, { payload }: PayloadAction<Item[]>) => payload,
  },
  extraReducers: (builder) => builder.addCase(CHECKED_OUT, (items) => (items.length > 0 ? [] : items)),
});

/** Changes of the cart by this tab, and what another tab did to it (`cartFollowed`). */
export const {
  itemAdded: cartItemAdded,
  itemRemoved: cartItemRemoved,
  replaced: cartReplaced,
  followed: cartFollowed,
} = slice.actions;
export const cartReducer = slice.reducer;

/** Whether this tab itself changes the cart. */
export const isCartChange = isAnyOf(cartItemAdded, cartItemRemoved, cartReplaced);
