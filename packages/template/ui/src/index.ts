export { BulletBar, type BulletBarProps, FillBar, type FillBarProps, StockGrid, type StockGridProps } from './charts/bars.tsx';
export { Dial, type DialProps, TickGauge, type TickGaugeProps } from './charts/dials.tsx';
export { Legend, type LegendProps } from './charts/legend.tsx';
export { Plot, type PlotProps } from './charts/plot.tsx';
export { Radar, type RadarProps } from './charts/radar.tsx';
export { Ring, type RingProps } from './charts/ring.tsx';
export type { ChartCategory, ChartSeries, SeriesColor, RingPart } from './charts/series.ts';
export { Spark, type SparkProps } from './charts/spark.tsx';
export { DateField, type DateFieldProps } from './controls/date-field.tsx';
export { DisabledWithReason, type DisabledWithReasonProps } from './controls/disabled-with-reason.tsx';
export { MenuButton, type MenuButtonProps, type MenuEntry } from './controls/menu-button.tsx';
export { NoteField, type NoteFieldProps } from './controls/note-field.tsx';
export { PasswordField, type PasswordFieldProps } from './controls/password-field.tsx';
export { Range, type RangeProps } from './controls/range.tsx';
export { Segments, type SegmentsProps } from './controls/segments.tsx';
export { Stepper, type StepperProps } from './controls/stepper.tsx';
export { type SwatchColor, Swatches, type SwatchesProps } from './controls/swatches.tsx';
export { Switch, type SwitchProps } from './controls/switch.tsx';
export { Tabs, type TabsProps } from './controls/tabs.tsx';
// One import of MUI's tooltip for all features; the theme sets its styles and delay.
export { default as Tooltip } from '@mui/material/Tooltip';
export { Flag } from './icons/flag.tsx';
export { CoverLayout, type CoverLayoutProps } from './layout/cover-layout.tsx';
export type { MenuItem, MenuSection } from './layout/menu-rules.ts';
export type { MenuContent, SideMenuProps } from './layout/side-menu.tsx';
export { TemplateLayout, type TemplateLayoutProps } from './layout/template-layout.tsx';
export type { TemplateLook } from './layout/template-look.ts';
export { Cell, CellHead, type CellHeadProps, type CellProps, Cells } from './lists/cells.tsx';
export {
  type CardArea,
  type Column,
  DataTable,
  type DataTableProps,
  RowActions,
  type Selection,
  type Sort,
} from './lists/data-table.tsx';
export { SearchBox, type SearchBoxProps } from './lists/search-box.tsx';
export { FilterMenu, type FilterMenuProps } from './lists/filter-menu.tsx';
export { IconLabel, ToolbarEnd } from './lists/list-parts.tsx';
export { type ListSkeletonCell, ListSkeleton, type ListSkeletonProps } from './lists/list-skeleton.tsx';
export { Pager, type PagerProps, SelectionBar, type SelectionBarProps } from './lists/pager.tsx';
export { useFocusBeyondRemoval } from './lists/use-focus-beyond-removal.ts';
export { Drawer, type DrawerProps } from './overlays/drawer.tsx';
export { FormDialogLayout, type FormDialogLayoutProps } from './overlays/form-dialog.tsx';
export { FormDrawerLayout, type FormDrawerLayoutProps } from './overlays/form-drawer.tsx';
export { PendingPanel, PopPanel, type PopPanelProps, Popover, type PopoverProps } from './overlays/popover.tsx';
export {
  PageHead,
  type PageHeadProps,
  Person,
  type PersonProps,
  Pill,
  type PillProps,
  Card,
  Toolbar,
  ViewTabs,
  type ViewTabsProps,
} from './parts/card.tsx';
export { DeferredMount, type DeferredMountProps } from './parts/deferred-mount.tsx';
export { MountWhenVisible, type MountWhenVisibleProps } from './parts/mount-when-visible.tsx';
export { AvatarGroup, type AvatarGroupProps } from './parts/avatar-group.tsx';
export { ProgressBar } from './parts/progress.tsx';
