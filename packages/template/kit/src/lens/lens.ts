import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import type { Ability } from '@kado/contracts';
import type { SessionState } from '@kado/state';
import { accountOf } from '@kado/state/template';
import type { Viewer } from '@kado/feature-kit';
import { useLens } from './viewer.ts';

/** The role as which the lens shows the page: its key, its name and its rights. */
export type Lens = { key: string; role: string; ability: readonly Ability[] };

const KEY = 'lens';
const isText = (value: unknown): value is string => typeof value === 'string';
const isRule = (value: unknown): value is Ability => {
  const { action, subject } = (value ?? {}) as Partial<Record<keyof Ability, unknown>>;
  return isText(action) && isText(subject);
};

/** The lens of this tab; a damaged value is ignored. */
export function readLens(): Lens | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Lens> | null;
    const { key, role, ability } = found ?? {};
    return isText(key) && isText(role) && Array.isArray(ability) && ability.every(isRule) ? { key, role, ability } : undefined;
  } catch {
    return undefined;
  }
}

/** Turns the lens on or off for this tab. */
export function writeLens(lens: Lens | undefined): void {
  try {
    if (lens) sessionStorage.setItem(KEY, JSON.stringify(lens));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the lens is off.
  }
}

/** The viewer with the rights of the lens role. Only those who may do everything can use the lens, so it never grants a right. */
export function applyLens(viewer: Viewer, lens: Lens | undefined = readLens()): Viewer {
  const all = viewer.ability.some(({ action, subject }) => action === 'manage' && subject === 'all');
  return lens && all ? { ability: lens.ability, lens: { key: lens.key, role: lens.role, own: viewer.ability } } : viewer;
}

/** The first page of clients, who may not see the home page. */
const CLIENT_HOME = '/access-control';

/** The viewer of the stored session, with the lens applied. */
export function viewerOf({ status, ability, account }: Pick<SessionState, 'status' | 'ability' | 'account'>): Viewer | undefined {
  if (status !== 'user') return undefined;
  return applyLens(accountOf({ account })?.role === 'client' ? { ability, home: CLIENT_HOME } : { ability });
}

/** The role that the lens shows, and `setLens`, which changes it or turns the lens off. Menus, guards and controls update at once. */
export function useLensSwitch(): { lens: Viewer['lens']; setLens: (lens: Lens | undefined) => void } {
  const { revalidate } = useRevalidator();
  const setLens = useCallback(
    (lens: Lens | undefined) => {
      writeLens(lens);
      void revalidate();
    },
    [revalidate],
  );
  return { lens: useLens(), setLens };
}
