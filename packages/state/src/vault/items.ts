import { isTimeZone, Item } from '@kado/contracts';

const hasKnownZone = (item: Item): boolean => item.kind !== 'gift' || !item.deliverOn || isTimeZone(item.deliverOn.timeZone);

/** The valid items of a stored cart, without unknown properties and duplicate ids. */
export function salvageItems(value: unknown): Item[] {
  const items = (Array.isArray(value) ? value : []).flatMap((each) => {
    const parsed = Item.safeParse(each);
    return parsed.success && hasKnownZone(parsed.data) ? [parsed.data] : [];
  });
  const ids = new Set<string>();
  return items.filter(({ id }) => !ids.has(id) && ids.add(id));
}
