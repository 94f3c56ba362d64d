import { Item } from '@kado/contracts';

/** The good items of a stored cart; whatever else is there, and a second item of the same id, is left out. */
export function salvageItems(value: unknown): Item[] {
  const items = (Array.isArray(value) ? value : []).flatMap((each) => {
    const parsed = Item.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
  const ids = new Set<string>();
  return items.filter(({ id }) => !ids.has(id) && ids.add(id));
}
