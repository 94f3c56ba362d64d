import { isIcon, type IconName } from '@kado/ui';
import { type MenuItem, type MenuSection } from '@kado/template-ui';

/** A menu entry as a feature declares it. */
export type Entry = {
  key: string;
  feature: string;
  to: string;
  icon: string;
  section: string;
  parent?: string;
  label: string;
  why?: string | undefined;
};

/** The order of the known sections; other sections come after them. */
const SECTIONS = ['dashboards', 'apps', 'pages', 'kit'];
const ICONS: Readonly<Record<string, IconName>> = { apps: 'grid', pages: 'file', kit: 'layers' };
const OTHER_NAMES = new Map<string, IconName>([
  ['analytics', 'chart'],
  ['check', 'todo'],
  ['layout', 'grid'],
]);

/** The icon of this name; a page icon if the set lacks it. */
export const iconOf = (name: string): IconName => OTHER_NAMES.get(name) ?? (isIcon(name) ? name : 'file');

const pathOf = (to: string) => to.split(/[?#]/)[0] ?? to;

/** Whether an entry links to the current page or to a parent of it. */
export const isCurrent = (to: string, pathname: string): boolean =>
  pathname === pathOf(to) || (to !== '/' && pathname.startsWith(`${pathOf(to)}/`));

/** The URL of the entry that matches the current page best, which is the longest one. */
export const currentOf = (entries: readonly Pick<Entry, 'to'>[], pathname: string): string | undefined =>
  entries
    .map(({ to }) => to)
    .filter((to) => isCurrent(to, pathname))
    .toSorted((one, other) => other.length - one.length)[0];

const idOf = ({ feature, key }: Pick<Entry, 'feature' | 'key'>) => `${feature}:${key}`;
const isBelow = (child: Entry, entry: Entry) => child.feature === entry.feature && child.parent === entry.key;

function itemOf(entry: Entry, all: readonly Entry[], current: string | undefined): MenuItem {
  const below = all.filter((child) => isBelow(child, entry)).map((child) => itemOf(child, all, current));
  const group = below.length > 0;
  return {
    key: idOf(entry),
    label: entry.label,
    icon: entry.parent === undefined ? iconOf(entry.icon) : undefined,
    to: entry.to,
    current: !group && entry.to === current,
    badge: below.length > 1 ? below.length : undefined,
    denied: group ? undefined : entry.why,
    children: group ? below : undefined,
  };
}

/** The menu of these entries; `titleOf` names a section. An entry whose parent is missing becomes a top-level entry. */
export function menuOf(
  entries: readonly Entry[],
  pathname: string,
  titleOf: (section: string) => string | undefined,
): MenuSection[] {
  const current = currentOf(entries, pathname);
  const keys = [...new Set([...SECTIONS, ...entries.map(({ section }) => section)])];
  const isTop = (entry: Entry) => !entries.some((parent) => isBelow(entry, parent));
  return keys.flatMap((key) => {
    const tops = entries.filter((entry) => entry.section === key && isTop(entry));
    const items = tops.map((entry) => ({ ...itemOf(entry, entries, current), icon: iconOf(entry.icon) }));
    return items.length === 0 ? [] : [{ key, title: titleOf(key), icon: ICONS[key], items }];
  });
}

/** The name of each page in the menu, by URL: the label of its group, if it has one, and its own label. */
export function menuNamesOf(sections: readonly MenuSection[]): Map<string, string> {
  const leaves = (items: readonly MenuItem[], group?: string): [string, string][] =>
    items.flatMap(({ to, label, children }) => {
      if (children) return leaves(children, label);
      return to ? [[to, group ? `${group} › ${label}` : label]] : [];
    });
  return new Map(sections.flatMap(({ items }) => leaves(items)));
}

/** The menu path of each page (section, group), by URL. */
export function menuPathsOf(sections: readonly MenuSection[]): Map<string, string> {
  const trails = new Map<string, string>();
  const walk = (items: readonly MenuItem[], above: readonly string[]): void => {
    for (const { to, label, children } of items) {
      if (children) walk(children, [...above, label]);
      else if (to) trails.set(to, [...above, label].join(' › '));
    }
  };
  for (const { title, items } of sections) walk(items, title ? [title] : []);
  return trails;
}
