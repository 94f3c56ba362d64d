export { AppProvider, useApp, type App } from './app-context.ts';
export { can } from './can.ts';
export {
  defineFeature,
  guestOnly,
  needs,
  publicRoute,
  type Access,
  type Feature,
  type FeatureRoute,
  type Handle,
  type LayoutName,
  type NavItem,
  type Screen,
  type Tool,
  type ToolProps,
} from './define.ts';
export { FeaturePart, ToolPanel } from './feature-part.tsx';
export { Frame, type FrameProps } from './frame.tsx';
export { guard, type Session, type Viewer } from './guard.ts';
export { changedList, parseList, useListQuery, type Allowed, type ListState } from './list-query.ts';
export { MoneyText, type MoneyTextProps } from './money-text.tsx';
export { visibleNav, type VisibleNavItem } from './nav.ts';
export { usePagedList, useRested, type PagedOptions, type PagedState } from './paged-list.ts';
export { loginAddress, returnPath } from './return-path.ts';
export { errorText, QueryView, type Query, type QueryViewProps } from './query-view.tsx';
export { Root } from './root.tsx';
export { routesOf, type RouteOptions } from './routes.tsx';
export { useTexts, type Texts } from './use-texts.ts';
export { Can, useCan, useNav, type NamedNavItem } from './use-can.tsx';
export { useAbility, useSignedIn } from './viewer.ts';
export { useTools, type NamedTool } from './use-tools.ts';
