import type { Ability } from '@kado/contracts';
import { can } from './can.ts';
import type { Feature, FeatureRoute, NavItem } from './define.ts';
import { pageAt, pagesOf } from './page.ts';

/** A menu entry with its feature, whose translations name it. Under the lens, `denied` is the ability that the viewed role lacks. */
export type VisibleNavItem = NavItem & { feature: string; denied?: Ability };

const pathOf = (route: FeatureRoute) => `/${route.path}`;

/** The menu entries whose route `ability` or `own` may open; `denied` is set if only `own` may. An entry without a route is never shown. */
export function visibleNav(
  features: readonly Feature[],
  ability: readonly Ability[],
  own: readonly Ability[] = ability,
): VisibleNavItem[] {
  const routes = new Map(pagesOf(features).map(({ route }) => [pathOf(route), route.handle.access]));
  const shown = (feature: string, item: NavItem): VisibleNavItem[] => {
    const access = routes.get(new URL(item.to, 'http://kado').pathname);
    if (access === undefined) return [];
    if (access.kind !== 'needs' || can(ability, access)) return [{ ...item, feature }];
    const { action, subject } = access;
    return own !== ability && can(own, access) ? [{ ...item, feature, denied: { action, subject } }] : [];
  };
  return features.flatMap(({ id, nav = [] }) => nav.flatMap((item) => shown(id, item)));
}

/** Whether this ability list may open the page at an address. */
export function mayOpen(features: readonly Feature[], ability: readonly Ability[], address: string): boolean {
  const access = pageAt(pagesOf(features), new URL(address, 'http://kado').pathname)?.route.handle.access;
  return access !== undefined && (access.kind !== 'needs' || can(ability, access));
}
