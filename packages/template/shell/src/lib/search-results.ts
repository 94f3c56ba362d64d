import type { IconName } from '@kado/ui';
import type { SearchContact, SearchFile, SearchPage } from '@kado/contracts/template';
import { rank, type Mark } from './rank.ts';

/** The parts of the search, in their order. */
export const GROUPS = ['pages', 'files', 'contacts', 'actions'] as const;
/** A part of the search. */
export type Group = (typeof GROUPS)[number];

/** Something that can be found; `key` is the same tomorrow, so that it can be kept among the recent ones. */
export type Find = { key: string; group: Group; title: string; detail: string; end?: string | undefined; icon?: IconName } & (
  | { kind: 'page'; page: SearchPage }
  | { kind: 'file'; file: SearchFile }
  | { kind: 'contact'; contact: SearchContact }
  | { kind: 'action'; run: () => void }
);

/** One part of what was found: how many there are, and those that are shown. */
export type Found = { group: Group | 'recent'; total: number; hits: readonly { find: Find; marks: readonly Mark[] }[] };

/** How many of each part are shown unless one part is looked at alone. */
export const LIMIT = 4;

/** What matches a text, part by part; with a scope that part alone and whole. */
export function found(finds: readonly Find[], text: string, scope: Group | undefined): Found[] {
  return GROUPS.filter((group) => scope === undefined || group === scope).flatMap((group) => {
    const hits = rank(
      finds.filter((find) => find.group === group),
      (find) => find,
      text,
    );
    if (hits.length === 0) return [];
    const shown = scope === undefined ? hits.slice(0, LIMIT) : hits;
    return [{ group, total: hits.length, hits: shown.map(({ item, marks }) => ({ find: item, marks })) }];
  });
}

/** What is offered before anything is typed: what was opened lately, and what can be done. */
export function offered(finds: readonly Find[], recent: readonly string[]): Found[] {
  const byKey = new Map(finds.map((find) => [find.key, find]));
  const lately = recent.flatMap((key) => byKey.get(key) ?? []);
  const actions = finds.filter(({ kind }) => kind === 'action');
  const part = (group: Found['group'], list: readonly Find[]): Found => ({
    group,
    total: list.length,
    hits: list.map((find) => ({ find, marks: [] })),
  });
  return [part('recent', lately), part('actions', actions)].filter(({ total }) => total > 0);
}

const KEPT = 6;

/** The recent ones once another was opened: it is first, none is there twice, the oldest go. */
export const withRecent = (recent: readonly string[], key: string): string[] =>
  [key, ...recent.filter((other) => other !== key)].slice(0, KEPT);

/** Which row is marked after an arrow key, around the ends. */
export function moved(at: number, key: string, count: number): number {
  if (count === 0) return 0;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return Math.min(at, count - 1);
}
