import './template-app.ts';

export { type Account, nameOf, useAccount } from './account.ts';
export type {
  DemoBackend,
  DemoCondition,
  StoredSnapshot,
  DemoLog,
  DemoRequest,
  DemoSnapshot,
  DemoTopic,
} from './demo-backend.ts';
export { FormDialog, FormDrawer } from './forms.tsx';
export { hiddenColumns, toggleColumn } from './hidden-columns.ts';
export { INVOICE_STATUS_LOOKS } from './invoice-status.ts';
export { ListPager, type ListPagerProps } from './list-pager.tsx';
export { PAGE_SIZES, type PagedOptions, type PagedState, queryFromUrl, usePagedList } from './paged-list.ts';
export { type RoleSummary, roleSummary } from './role-summary.ts';
export { SortMenu, type SortMenuProps } from './sort-menu.tsx';
export { UserBilling, UserPlan, UserRole, UserStatus } from './user/cells.tsx';
export { USER_ROLE_ICONS } from './user/looks.ts';
export { useUserWords } from './user/use-user-words.ts';
export { FeaturePart, ToolPanel } from './feature-part.tsx';
export { Allowed, type AllowedProps } from './lens/allowed.tsx';
export { type Denial, useDenials } from './lens/denials.ts';
export { type Lens, useLensSwitch, viewerOf, writeLens } from './lens/lens.ts';
export { useDenied } from './lens/use-denied.ts';
export { useCan, useLens, useSignedIn } from './lens/viewer.ts';
export { type BackendState, useBackend } from './use-backend.ts';
export { useLanguageChoices } from './use-language-choices.ts';
export { useReachable } from './use-reachable.ts';
export { type NamedTool, useTools } from './use-tools.ts';
