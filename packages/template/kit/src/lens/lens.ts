import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import type { Ability } from '@kado/contracts';
import type { SessionState } from '@kado/state';
import { accountOf } from '@kado/state/template';
import type { Viewer } from '@kado/feature-kit';
import { useLens } from './viewer.ts';

/** Somebody else's eyes: a role by its key and its name, and its rights. */
export type Lens = { key: string; role: string; ability: readonly Ability[] };

const KEY = 'lens';
const isText = (value: unknown): value is string => typeof value === 'string';
const isRule = (value: unknown): value is Ability =>
  typeof value === 'object' &&
  value !== null &&
  'action' in value &&
  'subject' in value &&
  isText(value.action) &&
  isText(value.subject);

/** What this tab looks through; a damaged value counts as nothing. */
export function readLens(): Lens | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Lens> | null;
    const { key, role, ability } = found ?? {};
    return isText(key) && isText(role) && Array.isArray(ability) && ability.every(isRule) ? { key, role, ability } : undefined;
  } catch {
    return undefined;
  }
}

/** Puts the lens on for this tab, or takes it off. */
export function writeLens(lens: Lens | undefined): void {
  try {
    if (lens) sessionStorage.setItem(KEY, JSON.stringify(lens));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is no lens.
  }
}

/** The viewer as the lens shows them. Who may not do everything looks as nobody else: the lens takes rights away and never gives one. */
export function throughLens(viewer: Viewer, lens: Lens | undefined = readLens()): Viewer {
  const all = viewer.ability.some(({ action, subject }) => action === 'manage' && subject === 'all');
  return lens && all ? { ability: lens.ability, lens: { key: lens.key, role: lens.role, own: viewer.ability } } : viewer;
}

/** Where people of the template start who may not see its home page. */
const CLIENT_HOME = '/access-control';

/** The viewer that the store knows, through the lens where it is on. */
export function viewerOf({ status, ability, account }: Pick<SessionState, 'status' | 'ability' | 'account'>): Viewer | undefined {
  if (status !== 'user') return undefined;
  return throughLens(accountOf({ account })?.role === 'client' ? { ability, home: CLIENT_HOME } : { ability });
}

/** Looking as somebody else: the role that is looked as, and how to look as another, or as oneself again. Menus, guards and controls follow at once. */
export function useLensSwitch(): { lens: Viewer['lens']; look: (lens: Lens | undefined) => void } {
  const { revalidate } = useRevalidator();
  const look = useCallback(
    (lens: Lens | undefined) => {
      writeLens(lens);
      void revalidate();
    },
    [revalidate],
  );
  return { lens: useLens(), look };
}
