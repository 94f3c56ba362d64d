import { useSyncExternalStore } from 'react';
import type { Ability } from '@kado/contracts';

/** A control of the page that stands there denied. */
export type Denial = Ability & { id: string; label: string | undefined };

let denials: readonly Denial[] = [];
const watchers = new Set<() => void>();

function set(next: readonly Denial[]): void {
  denials = next;
  for (const watcher of watchers) watcher();
}

/** Notes that a control stands on the page denied; returns how to take the note back. */
export function noteDenial(denial: Denial): () => void {
  set([...denials.filter(({ id }) => id !== denial.id), denial]);
  return () => set(denials.filter((one) => one !== denial));
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The controls of this page that the role looked as may not use; kept only under the lens. */
export const useDenials = (): readonly Denial[] => useSyncExternalStore(watch, () => denials);
