import type { Item } from '@kado/contracts';
import { useCallback } from 'react';

import { useAppStore } from '../store/hooks.ts';
import { saveCartItem } from './save-item.ts';

/** Returns a function that adds an item to the cart, or replaces the edited line; that function returns one that undoes the change, or undefined if the cart is full. */
export function useSaveCartItem(edited?: Item): (item: Item) => (() => void) | undefined {
  const store = useAppStore();
  return useCallback((item) => saveCartItem(store, item, edited), [store, edited]);
}
