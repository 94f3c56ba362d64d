// Carries the types of CSS modules to whoever compiles this source.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css.d.ts" />
export { BulletBar, type BulletBarProps, FillBar, type FillBarProps, StockGrid, type StockGridProps } from './charts/bars.tsx';
export { Dial, type DialProps, TickGauge, type TickGaugeProps } from './charts/dials.tsx';
export type { ChartPlace, ChartSeries, Ink, RingPart } from './charts/inks.ts';
export { Legend, type LegendProps } from './charts/legend.tsx';
export { Plot, type PlotProps } from './charts/plot.tsx';
export { Radar, type RadarProps } from './charts/radar.tsx';
export { Ring, type RingProps } from './charts/ring.tsx';
export { Spark, type SparkProps } from './charts/spark.tsx';
export { Barred, type BarredProps } from './controls/barred.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './controls/button.tsx';
export { Chip, Chips, type ChipProps } from './controls/chip.tsx';
export { CodeField, type CodeFieldProps } from './controls/code-field.tsx';
export { DateField, type DateFieldProps } from './controls/date-field.tsx';
export { digitsOf, toAsciiDigits } from './controls/digits.ts';
export { Field, FieldNote, type ControlProps, type FieldProps, type FieldWords } from './controls/field.tsx';
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx';
export { MenuButton, type MenuButtonProps, type MenuEntry } from './controls/menu-button.tsx';
export { MoneyField, MoneyPair, type MoneyFieldProps } from './controls/money-field.tsx';
export { NoteField, type NoteFieldProps } from './controls/note-field.tsx';
export { PasswordField, type PasswordFieldProps } from './controls/password-field.tsx';
export { PhoneField, type PhoneFieldProps } from './controls/phone-field.tsx';
export { type PhoneReader, type PhoneReading, loadPhoneReader, usePhoneReader } from './controls/phone-reading.ts';
export { Picks, type PickOption, type PicksProps } from './controls/picks.tsx';
export { PinField, type PinFieldProps } from './controls/pin-field.tsx';
export { Range, type RangeProps } from './controls/range.tsx';
export { SearchField, type SearchFieldProps } from './controls/search-field.tsx';
export { type SearchOption, SearchSelect, type SearchSelectProps, matchOptions } from './controls/search-select.tsx';
export { SelectBox, SelectField, type SelectFieldProps, type SelectOption } from './controls/select-field.tsx';
export { Segments, type SegmentsProps } from './controls/segments.tsx';
export { type StampOption, Stamps, type StampsProps } from './controls/stamps.tsx';
export { Stepper, type StepperProps } from './controls/stepper.tsx';
export { type SwatchColor, Swatches, type SwatchesProps } from './controls/swatches.tsx';
export { Switch, type SwitchProps } from './controls/switch.tsx';
export { Tabs, type TabsProps } from './controls/tabs.tsx';
export { InputBox, TextField, type TextFieldProps } from './controls/text-field.tsx';
export { Tooltip, type TooltipProps } from './controls/tooltip.tsx';
export { Tick, type TickProps } from './controls/tick.tsx';
export { BrokenArt, EmptyArt, LostArt, NoMatchArt } from './drawings/blank-art.tsx';
export { Blank, BlankPage, type BlankProps, NotFound } from './drawings/blank.tsx';
export { ParcelArt, type ParcelTag } from './drawings/parcel.tsx';
export { RibbonArt } from './drawings/ribbon.tsx';
export { BankArt, GiftArt, TopupArt } from './drawings/shelf.tsx';
export { Banner, type BannerProps, OfflineBanner, TopProgress } from './feedback/banner.tsx';
export type { DialogProps } from './feedback/dialog-body.tsx';
export { ConfirmDialog, type ConfirmDialogProps, Dialog } from './feedback/dialog.tsx';
export { type Caught, ErrorBoundary, type ErrorBoundaryProps } from './feedback/error-boundary.tsx';
export { FailureView, type FailureWords, FourStates, type FourStatesProps } from './feedback/four-states.tsx';
export { LoadingScreen } from './feedback/loading-screen.tsx';
export { useOnline } from './feedback/online.ts';
export { Loading, Skeleton, SkeletonFigure, type SkeletonProps, SkeletonRows, SkeletonSlip } from './feedback/skeleton.tsx';
export type { Toast } from './feedback/toast-queue.ts';
export { ToastProvider, type ToastProviderProps, useToast } from './feedback/toast.tsx';
export { Brand } from './icons/brand.tsx';
export { Flag } from './icons/flag.tsx';
export { Icon, type IconName, type IconProps, isIcon } from './icons/icon.tsx';
export { Mark, type MarkProps } from './icons/mark.tsx';
export { DoorLayout, type DoorLayoutProps } from './layout/door-layout.tsx';
export { useFlow } from './layout/flow-context.ts';
export { ProductLayout, type ProductLayoutProps } from './layout/product-layout.tsx';
export type { Flow, NavItem } from './layout/product-nav.tsx';
export { Shelf, type ShelfItem } from './layout/shelf.tsx';
export { SkipLink } from './layout/skip-link.tsx';
export { PayBar, type PayBarProps, Split, type SplitProps } from './layout/split.tsx';
export { Amount, type AmountProps } from './parts/amount.tsx';
export { type Gap, Only, Row, type RowProps, Stack } from './parts/box.tsx';
export { Callout, type CalloutProps, type CalloutTone } from './parts/callout.tsx';
export { cx } from './parts/cx.ts';
export { Faces, type FacesProps } from './parts/faces.tsx';
export { FieldGroup, type FieldGroupProps } from './parts/field-group.tsx';
export { VisuallyHidden } from './parts/hidden.tsx';
export { hueOf, initialsOf } from './parts/hue.ts';
export { InTurn, type InTurnProps } from './parts/in-turn.tsx';
export { Line, type LineProps, Lines } from './parts/lines.tsx';
export { Link, type LinkProps, TextButton, type TextButtonProps } from './parts/link.tsx';
export { List, ListRow, type ListRowProps } from './parts/list.tsx';
export { Panel, type PanelProps, Rule } from './parts/panel.tsx';
export { ProgressBar } from './parts/progress.tsx';
export { Slip, SlipPart, type SlipProps, Who } from './parts/slip.tsx';
export { Clock, type ClockProps, Meter, StatusText, type StatusTextProps, type StatusTone, Steps } from './parts/status.tsx';
export { PageTitle, type PageTitleProps, SectionHead, type SectionHeadProps, Text, type TextProps } from './parts/text.tsx';
export { Thread, type ThreadState, ThreadStep, type ThreadStepProps } from './parts/thread.tsx';
export { Avatar, type AvatarProps, Tile, type TileProps, type TileSize } from './parts/tile.tsx';
export { type Direction, loadDirection } from './theme/direction.ts';
export { KadoTheme, type KadoThemeProps } from './theme/kado-theme.tsx';
export { Anchor, PrefetchContext, usePrefetchIntent, type AnchorProps, type RouterLink, type RouterLinkProps } from './theme/link.tsx';
export type { Primary, Skin, Variant } from './theme/skin.ts';
export { Cell, CellHead, type CellHeadProps, type CellProps, Cells } from './template/cells.tsx';
export {
  type CardArea,
  type Column,
  DataTable,
  type DataTableProps,
  RowActions,
  type Selection,
  type Sort,
} from './template/data-table.tsx';
export { CoverLayout, type CoverLayoutProps } from './template/cover-layout.tsx';
export { Drawer, type DrawerProps } from './template/drawer.tsx';
export { FilterChip, type FilterChipProps, SearchBox, type SearchBoxProps } from './template/filter-chip.tsx';
export { FilterMenu, type FilterMenuProps } from './template/filter-menu.tsx';
export { FormDialog, type FormDialogProps } from './template/form-dialog.tsx';
export { FormDrawer, type FormDrawerProps } from './template/form-drawer.tsx';
export { ListOnly, SignedWord, ToolbarEnd } from './template/list-parts.tsx';
export { type ListBone, ListSkeleton, type ListSkeletonProps } from './template/list-skeleton.tsx';
export { Pager, type PagerProps, SelectionBar, type SelectionBarProps, pageNumbers } from './template/pager.tsx';
export {
  PageHead,
  type PageHeadProps,
  Person,
  type PersonProps,
  Pill,
  type PillProps,
  Sheet,
  Toolbar,
  ViewTabs,
  type ViewTabsProps,
} from './template/sheet.tsx';
export { type MenuPlace, type MenuSection, holdsCurrent } from './template/menu-rules.ts';
export { PopPanel, type PopPanelProps, Popover, type PopoverProps } from './template/popover.tsx';
export { type MenuContent, SideMenu, type SideMenuProps } from './template/side-menu.tsx';
export { TemplateLayout, type TemplateLayoutProps } from './template/template-layout.tsx';
export type { TemplateLook } from './template/template-look.ts';
