export { type App, type PageApp, useApp, usePractising } from './app-context.ts';
export { can } from './can.ts';
export {
  type Access,
  type Feature,
  type FeatureRoute,
  type Handle,
  type LayoutName,
  type NavItem,
  type Preload,
  type Screen,
  type Tool,
  type ToolProps,
  defineFeature,
  guestOnly,
  needs,
  publicRoute,
} from './define.ts';
export { type PageHandle, titleOf } from './document-title.ts';
export { errorText, useErrorText } from './error-text.ts';
export { useRunAction } from './fetch-part.ts';
export { AppProviders, type AppProvidersProps } from './app-providers.tsx';
export type { Landing, ReadViewer, Viewer } from './guard.ts';
export { type AllowedValues, type ListState, parseList, useListQuery } from './list-query.ts';
export { type VisibleNavItem, mayOpen } from './nav.ts';
export { type Query, QueryView, type QueryViewProps } from './query-view.tsx';
export { loginAddress, returnPath } from './return-path.ts';
export { type PagePreload, preloadPage } from './preload-page.ts';
export { Root } from './root.tsx';
export { type RouteOptions, routesOf, useInFrame } from './routes.tsx';
export { useReason } from './reason.ts';
export { useCopy } from './use-copy.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
export { type MutationToast, useMutationToast } from './use-mutation-toast.ts';
export { type NamedNavItem, useNav } from './use-nav.ts';
export { useAbility, useOwnAbility, useViewer } from './viewer.ts';
export { wordOf } from './word-of.ts';
export { useRetryOnline } from './use-retry-online.ts';
export { useWhileOpen } from './use-while-open.ts';
