import type { Item } from '@kado/contracts';

import { readJson, type SafeStorage } from '../storage/safe-storage.ts';
import { loadVault } from '../vault/load.ts';

/** The stored cart and whose it is. */
export type CartStore = {
  /** The good items of what is stored; what was damaged is dropped from storage too. */
  read: () => Promise<Item[]>;
  /** The stored items when another tab changed them since this one looked, otherwise undefined. */
  changed: () => Item[] | undefined;
  /** Stores the list (an empty one as no entry), unless the cart has become another person's. */
  write: (items: Item[], owner: string | undefined) => void;
  /** Makes the cart this person's: another person's is dropped. Resolves nothing; the list is to be read again. */
  claim: (owner: string) => void;
  clear: () => void;
};

type Salvage = (value: unknown) => Item[];
const ID = /^[\w-]{1,64}$/;

export function cartStore(kept: SafeStorage): CartStore {
  let known: string | undefined;
  let salvage: Salvage | undefined;

  const owner = (): string | undefined => {
    const id = kept.read('cartOwner');
    if (id !== undefined && !ID.test(id)) kept.drop('cartOwner');
    return id !== undefined && ID.test(id) ? id : undefined;
  };
  const put = (items: Item[]): void => {
    known = items.length > 0 ? JSON.stringify(items) : undefined;
    if (known === undefined) kept.drop('cart');
    else kept.write('cart', known);
  };
  const take = (good: Salvage): Item[] => {
    const value = readJson(kept, 'cart');
    const items = good(value);
    const whole = Array.isArray(value) && value.length === items.length && items.length > 0;
    if (whole) known = kept.read('cart');
    else put(items);
    return items;
  };
  return {
    read: async () => {
      const nothing = kept.read('cart') === undefined;
      if (nothing) known = undefined;
      if (nothing && kept.read('userData') === undefined) return []; // a guest's first page fetches nothing for an empty cart
      salvage ??= (await loadVault()).salvageItems;
      return take(salvage);
    },
    changed: () => (salvage && kept.read('cart') !== known ? take(salvage) : undefined),
    write: (items, mine) => {
      const theirs = owner();
      if (mine !== undefined && theirs !== undefined && theirs !== mine) return;
      put(items);
      if (mine !== undefined) kept.write('cartOwner', mine);
    },
    claim: (mine) => {
      const theirs = owner();
      if (theirs !== undefined && theirs !== mine) {
        put([]);
        kept.drop('checkout');
      }
      kept.write('cartOwner', mine);
    },
    clear: () => {
      put([]);
      kept.drop('cartOwner');
      kept.drop('checkout');
    },
  };
}
