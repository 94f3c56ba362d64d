import type { IconName, MenuPlace, MenuSection } from '@kado/ui';

/** A menu entry as the features name it. */
export type Entry = { key: string; feature: string; to: string; icon: string; section: string; parent?: string; label: string };

/** The sections in their order; those of later features come after them. */
const SECTIONS = ['dashboards', 'apps', 'pages', 'kit'];

/** Whether an entry leads to where we are: its own page, or one below it. */
export const isCurrent = (to: string, pathname: string): boolean =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));

function placeOf(entry: Entry, all: readonly Entry[], pathname: string): MenuPlace {
  const below = all.filter(({ feature, parent }) => feature === entry.feature && parent === entry.key);
  return {
    key: `${entry.feature}:${entry.key}`,
    label: entry.label,
    icon: entry.parent === undefined ? (entry.icon as IconName) : undefined,
    to: entry.to,
    current: isCurrent(entry.to, pathname),
    children: below.length > 0 ? below.map((child) => placeOf(child, all, pathname)) : undefined,
  };
}

/** The menu of these entries; `titleOf` names a section. */
export function menuOf(
  entries: readonly Entry[],
  pathname: string,
  titleOf: (section: string) => string | undefined,
): MenuSection[] {
  const keys = [...new Set([...SECTIONS, ...entries.map(({ section }) => section)])];
  return keys.flatMap((key) => {
    const tops = entries.filter(({ section, parent }) => section === key && parent === undefined);
    return tops.length === 0
      ? []
      : [{ key, title: titleOf(key), places: tops.map((entry) => placeOf(entry, entries, pathname)) }];
  });
}
