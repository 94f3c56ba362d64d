import { useSyncExternalStore } from 'react';
import type { Ability } from '@kado/contracts';

/** A denied control of the page. */
type DeniedControl = Ability & { id: string; label: string | undefined };
/** Equal denied controls of the page, such as the same button in every row of a list. */
export type Denial = Ability & { label: string | undefined; ids: readonly string[] };

let deniedControls: readonly DeniedControl[] = [];
let denials: readonly Denial[] = [];
const watchers = new Set<() => void>();

/** "Send invoice 5036" and "Send invoice 5035" are the same control in two rows. */
const withoutNumber = (label: string | undefined) => label?.replaceAll(/\s*\p{Nd}+/gu, '').trim();
const groupOf = ({ label, action, subject }: DeniedControl) => JSON.stringify([withoutNumber(label), action, subject]);

function set(next: readonly DeniedControl[]): void {
  deniedControls = next;
  denials = [...Map.groupBy(next, groupOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { action, subject, label } = first;
    return [{ action, subject, label: same.length > 1 ? withoutNumber(label) : label, ids: same.map(({ id }) => id) }];
  });
  for (const watcher of watchers) watcher();
}

/** Registers a denied control of the page; returns the function that unregisters it. */
export function registerDenial(denial: DeniedControl): () => void {
  set([...deniedControls.filter(({ id }) => id !== denial.id), denial]);
  return () => set(deniedControls.filter((one) => one !== denial));
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The controls of this page that the lens role may not use; empty without the lens. */
export const useDenials = (): readonly Denial[] => useSyncExternalStore(watch, () => denials);
