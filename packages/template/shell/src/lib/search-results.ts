import type { IconName } from '@kado/ui';
import type { SearchContact, SearchFile, SearchPage } from '@kado/contracts/template';
import { rank, type Mark } from './rank.ts';

/** The groups of the search, in the order in which they can be chosen. */
export const GROUPS = ['pages', 'files', 'contacts', 'actions'] as const;
/** A group of the search. */
export type ItemGroup = (typeof GROUPS)[number];

/** Something that can be found; `key` is stable, so that it can be stored among the recent items. */
export type SearchItem = {
  key: string;
  group: ItemGroup;
  title: string;
  detail: string;
  end?: string | undefined;
  icon?: IconName;
} & (
  | { kind: 'page'; page: SearchPage }
  | { kind: 'file'; file: SearchFile }
  | { kind: 'contact'; contact: SearchContact }
  | { kind: 'action'; run: () => void }
);

/** The results of one group: their number, and those that are shown. */
export type ResultPart = {
  group: ItemGroup | 'recent';
  total: number;
  hits: readonly { item: SearchItem; marks: readonly Mark[] }[];
};

/** How many results of each group are shown without a scope; the search endpoint sets it. */
export type Limits = Partial<Record<ItemGroup, number>>;

/** The limit of a group for which the endpoint sets none. */
const DEFAULT_LIMIT = 4;

/** The matches of a text by group, the group with the best match first, up to the limits; with a scope all of that group. */
export function findItems(
  items: readonly SearchItem[],
  text: string,
  { scope, limits = {} }: { scope?: ItemGroup | undefined; limits?: Limits } = {},
): ResultPart[] {
  // All groups are ranked together: guesses are offered only if no group has a match.
  const found = rank(
    items.filter(({ group }) => scope === undefined || group === scope),
    // In another language a page is also found by its English title in the data.
    (item) => (item.kind === 'page' ? { title: item.title, detail: `${item.detail} ${item.page.title}` } : item),
    text,
  );
  const groups = new Set(found.map(({ item }) => item.group));
  return [...groups].map((group) => {
    const hits = found.filter(({ item }) => item.group === group);
    return { group, total: hits.length, hits: scope === undefined ? hits.slice(0, limits[group] ?? DEFAULT_LIMIT) : hits };
  });
}

/** The items that are offered while the search text is empty: recent items, then actions. */
export function offeredItems(items: readonly SearchItem[], recent: readonly string[]): ResultPart[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const recentItems = recent.flatMap((key) => byKey.get(key) ?? []);
  const actions = items.filter(({ kind }) => kind === 'action');
  const part = (group: ResultPart['group'], list: readonly SearchItem[]): ResultPart => ({
    group,
    total: list.length,
    hits: list.map((item) => ({ item, marks: [] })),
  });
  return [part('recent', recentItems), part('actions', actions)].filter(({ total }) => total > 0);
}

const RECENT_LIMIT = 6;

/** The recent keys after another item was opened: newest first, without duplicates, limited. */
export const withRecent = (recent: readonly string[], key: string): string[] =>
  [key, ...recent.filter((other) => other !== key)].slice(0, RECENT_LIMIT);
