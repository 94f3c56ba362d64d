// Carries the type of a font's address to whoever compiles this source.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./export/font.d.ts" />
export { useAccount, type Account } from './account.ts';
export { Allowed, type AllowedProps } from './allowed.tsx';
export { AppProvider, useApp, type App } from './app-context.ts';
export { can } from './can.ts';
export { useDenied, useReason } from './denied.ts';
export { useDenials, type Denial } from './denials.ts';
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
  type Preload,
  type Screen,
  type Tool,
  type ToolProps,
} from './define.ts';
export type { DemoBackend, DemoCondition, DemoKept, DemoLog, DemoRequest, DemoSnapshot, DemoTopic } from './demo-backend.ts';
export { ExportMenu, type ExportMenuProps } from './export/export-menu.tsx';
export { loadPdf } from './export/load-pdf.ts';
export type { Pdf } from './export/pdf.ts';
export { saveFile } from './export/save-file.ts';
export type { ExportSheet } from './export/sheet.ts';
export { useExport, type ExportKind } from './export/use-export.ts';
export { titleOf, type PageHandle } from './document-title.ts';
export { FeaturePart, ToolPanel } from './feature-part.tsx';
export { Frame, type FrameProps } from './frame.tsx';
export { guard, type Landing, type Session, type Viewer } from './guard.ts';
export { FormDialog, FormDrawer } from './forms.tsx';
export { hiddenColumns, toggleColumn } from './hidden-columns.ts';
export { useLensSwitch, viewerOf, type Lens } from './lens.ts';
export { changedList, parseList, useListQuery, type AllowedValues, type ListState } from './list-query.ts';
export { MoneyText, type MoneyTextProps } from './money-text.tsx';
export { mayOpen, visibleNav, type VisibleNavItem } from './nav.ts';
export { ListPager, type ListPagerProps } from './list-pager.tsx';
export { OlderRows, type OlderRowsProps } from './older-rows.tsx';
export { queryFromUrl, PAGE_SIZES, usePagedList, useRested, type PagedOptions, type PagedState } from './paged-list.ts';
export { loginAddress, returnPath } from './return-path.ts';
export { errorText, QueryView, type Query, type QueryViewProps } from './query-view.tsx';
export { partsOfPage, preloadPage, type PagePreload } from './preload-page.ts';
export { Root } from './root.tsx';
export { routesOf, useInFrame, type RouteOptions } from './routes.tsx';
export { SortMenu, type SortMenuProps } from './sort-menu.tsx';
export { UserBilling, UserPlan, UserRole, UserStatus } from './user/cells.tsx';
export { USER_ROLE_ICONS } from './user/looks.ts';
export { useUserWords } from './user/use-user-words.ts';
export { useTexts, type Texts } from './use-texts.ts';
export { Can, useCan, useNav, type NamedNavItem } from './use-can.tsx';
export { useAbility, useLens, useOwnAbility, useSignedIn } from './viewer.ts';
export { useTools, type NamedTool } from './use-tools.ts';
export { CsvButton, type CsvButtonProps } from './export/csv-button.tsx';
export { PERIODS, periodOf, startOf, type Days, type Period } from './period/period.ts';
export { PeriodFields, type PeriodFieldsProps } from './period/period-fields.tsx';
