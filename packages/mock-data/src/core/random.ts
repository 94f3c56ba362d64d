import { checksum } from './checksum.ts';

/** A random number generator that gives the same sequence for the same seed. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number;
  /** An integer, both ends included. */
  between(low: number, high: number): number;
  /** One of the list. */
  pick<Item>(items: readonly Item[]): Item;
  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** mulberry32, seeded with the parts: each record has its own sequence, so the order of seeding does not matter. */
export function createRandom(...parts: readonly (string | number)[]): Random {
  let state = checksum(parts.join('/'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)]!,
    shuffle: (items) => {
      const copy = [...items];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [copy[last], copy[other]] = [copy[other]!, copy[last]!];
      }
      return copy;
    },
  };
}
