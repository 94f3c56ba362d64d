import type { Item } from '@kado/contracts';

import { readJson, type SafeStorage } from '../storage/safe-storage.ts';
import { loadVault } from '../vault/load.ts';

/** The stored cart and its owner. */
export type CartStore = {
  /** Loads the code that `read` needs to validate items; loads nothing for a guest's empty cart. */
  load: () => Promise<void>;
  /** The valid stored items; damaged ones are also removed from storage. Undefined if they were stored after `load` found an empty cart. */
  read: () => Item[] | undefined;
  /** The stored items if another tab changed them since this tab last read them, otherwise undefined. */
  changed: () => Item[] | undefined;
  /** Stores the list (an empty one as no entry), unless the cart now belongs to another user. Another tab's items that this tab has not read stay, before these. */
  write: (items: Item[], owner: string | undefined) => void;
  /** Assigns the cart to this user and removes a cart of another user; returns whether it did. The caller has to read the list again. */
  claim: (owner: string) => boolean;
  clear: () => void;
};

type ParseItems = (value: unknown) => Item[];
const ID = /^[\w-]{1,64}$/;

const textOf = (items: unknown[]): string | undefined => (items.length > 0 ? JSON.stringify(items) : undefined);

/** The stored list, not validated, without the items of `known` (the text this tab read last) and `items`. */
function storedBeside(storage: SafeStorage, known: string | undefined, items: Item[]): unknown[] {
  const stored = readJson(storage, 'cart');
  const ids = new Set<unknown>([...(JSON.parse(known ?? '[]') as Item[]), ...items].map(({ id }) => id));
  return Array.isArray(stored) ? stored.filter((each: Partial<Item> | null) => !ids.has(each?.id)) : [];
}

/** The cart of this tab over the storage that all tabs share. */
export function cartStore(storage: SafeStorage): CartStore {
  let known: string | undefined; // the stored text as this tab last read or wrote it, without other tabs' items that it has not read
  let parseItems: ParseItems | undefined;

  const owner = (): string | undefined => {
    const id = storage.read('cartOwner');
    if (id === undefined || ID.test(id)) return id;
    storage.drop('cartOwner');
    return undefined;
  };
  const put = (items: Item[], unread: unknown[] = []): void => {
    const text = textOf([...unread, ...items]);
    if (text === undefined) storage.drop('cart');
    else storage.write('cart', text);
    known = textOf(items);
  };
  const readAndRepair = (parse: ParseItems): Item[] => {
    const value = readJson(storage, 'cart');
    const items = parse(value);
    const whole = Array.isArray(value) && value.length === items.length && items.length > 0;
    if (whole) known = storage.read('cart');
    else put(items);
    return items;
  };
  return {
    load: async () => {
      if (storage.read('cart') === undefined && storage.read('userData') === undefined) return; // a guest's first page
      parseItems ??= (await loadVault()).salvageItems;
    },
    read: () => {
      if (storage.read('cart') !== undefined) return parseItems && readAndRepair(parseItems);
      known = undefined;
      return [];
    },
    changed: () => (parseItems && storage.read('cart') !== known ? readAndRepair(parseItems) : undefined),
    write: (items, ownOwner) => {
      const storedOwner = owner();
      if (ownOwner !== undefined && storedOwner !== undefined && storedOwner !== ownOwner) return;
      put(items, storage.read('cart') === known ? [] : storedBeside(storage, known, items));
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
