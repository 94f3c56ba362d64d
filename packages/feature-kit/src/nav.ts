import type { Ability } from '@kado/contracts';
import { can } from './can.ts';
import type { Feature, FeatureRoute, NavItem } from './define.ts';

/** A menu entry with the feature whose words it is named in. */
export type VisibleNavItem = NavItem & { feature: string };

const pathOf = (route: FeatureRoute) => `/${route.path}`;

/** The menu entries whose own route this ability list may open; an entry that leads to no route is never shown. */
export function visibleNav(features: readonly Feature[], ability: readonly Ability[]): VisibleNavItem[] {
  const routes = new Map(features.flatMap((feature) => feature.routes.map((route) => [pathOf(route), route.handle.access])));
  const open = ({ to }: NavItem) => {
    const access = routes.get(new URL(to, 'http://kado').pathname);
    return access !== undefined && (access.kind !== 'needs' || can(ability, access));
  };
  return features.flatMap(({ id, nav = [] }) => nav.filter(open).map((item) => ({ ...item, feature: id })));
}
