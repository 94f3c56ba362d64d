import type { Item } from '@kado/contracts';

import { readJson, type SafeStorage } from '../storage/safe-storage.ts';
import { loadVault } from '../vault/load.ts';

/** The stored cart and its owner. */
export type CartStore = {
  /** The valid stored items; damaged ones are also removed from storage. */
  read: () => Promise<Item[]>;
  /** The stored items if another tab changed them since this tab last read them, otherwise undefined. */
  changed: () => Item[] | undefined;
  /** Stores the list (an empty one as no entry), unless the cart now belongs to another user. */
  write: (items: Item[], owner: string | undefined) => void;
  /** Assigns the cart to this user and drops another user's; returns whether there was one. The caller has to read the list again. */
  claim: (owner: string) => boolean;
  clear: () => void;
};

type Salvage = (value: unknown) => Item[];
const ID = /^[\w-]{1,64}$/;

export function cartStore(storage: SafeStorage): CartStore {
  let known: string | undefined;
  let salvage: Salvage | undefined;

  const owner = (): string | undefined => {
    const id = storage.read('cartOwner');
    if (id === undefined || ID.test(id)) return id;
    storage.drop('cartOwner');
    return undefined;
  };
  const put = (items: Item[]): void => {
    known = items.length > 0 ? JSON.stringify(items) : undefined;
    if (known === undefined) storage.drop('cart');
    else storage.write('cart', known);
  };
  const take = (good: Salvage): Item[] => {
    const value = readJson(storage, 'cart');
    const items = good(value);
    const whole = Array.isArray(value) && value.length === items.length && items.length > 0;
    if (whole) known = storage.read('cart');
    else put(items);
    return items;
  };
  return {
    read: async () => {
      const nothing = storage.read('cart') === undefined;
      if (nothing) known = undefined;
      if (nothing && storage.read('userData') === undefined) return []; // a guest's first page fetches nothing for an empty cart
      salvage ??= (await loadVault()).salvageItems;
      return take(salvage);
    },
    changed: () => (salvage && storage.read('cart') !== known ? take(salvage) : undefined),
    write: (items, ownOwner) => {
      const storedOwner = owner();
      if (ownOwner !== undefined && storedOwner !== undefined && storedOwner !== ownOwner) return;
      put(items);
      if (ownOwner !== undefined) storage.write('cartOwner', ownOwner);
    },
    claim: (ownOwner) => {
      const storedOwner = owner();
      const isOthers = storedOwner !== undefined && storedOwner !== ownOwner;
      if (isOthers) {
        put([]);
        storage.drop('checkout');
      }
      storage.write('cartOwner', ownOwner);
      return isOthers;
    },
    clear: () => {
      put([]);
      storage.drop('cartOwner');
      storage.drop('checkout');
    },
  };
}
