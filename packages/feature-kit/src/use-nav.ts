import type { Ability } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useApp } from './app-context.ts';
import { visibleNav, type VisibleNavItem } from './nav.ts';
import { useReason } from './reason.ts';
import { useAbility, useOwnAbility } from './viewer.ts';
import { wordOf } from './word-of.ts';

/** A menu entry with its translated name. If the viewed role may not open it: the ability that it `needs`, and `why` as a text. */
export type NamedNavItem = Omit<VisibleNavItem, 'denied'> & {
  label: string;
  denied: boolean;
  needs: Ability | undefined;
  why: string | undefined;
};

/** The viewer's visible menu entries with their names, of all sections or of one. */
export function useNav(section?: string): NamedNavItem[] {
  const { i18n } = useTranslation();
  const reason = useReason();
  const all = visibleNav(useApp().features, useAbility(), useOwnAbility());
  const items = all.filter((item) => section === undefined || item.section === section);
  return items.map(({ denied, ...item }) => ({
    ...item,
    label: wordOf(i18n, item.feature, item.key),
    denied: denied !== undefined,
    needs: denied,
    why: denied && reason(denied),
  }));
}
