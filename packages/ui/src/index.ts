export { Button, type ButtonProps, type ButtonVariant } from './controls/button.tsx';
export { Checkbox, type CheckboxProps } from './controls/checkbox.tsx';
export { FieldBox, type FieldBoxProps } from './controls/field-box.tsx';
export { type ControlProps, Field, FieldNote, type FieldProps, type FieldWords } from './controls/field.tsx';
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx';
export { type RadioListOption, RadioList, type RadioListProps } from './controls/radio-list.tsx';
export { type SearchOption, SearchSelect, type SearchSelectProps } from './controls/search-select.tsx';
export { SecretField, type SecretFieldProps } from './controls/secret-field.tsx';
export { SelectBox, SelectField, type SelectFieldProps, type SelectOption } from './controls/select-field.tsx';
export { InputBox, TextField, type TextFieldProps } from './controls/text-field.tsx';
export { useLocalText } from './controls/use-local-text.ts';
export { BrokenArt } from './illustrations/broken-art.tsx';
export { EmptyArt } from './illustrations/empty-art.tsx';
export { EmptyState, EmptyStatePage, type EmptyStateProps } from './illustrations/empty-state.tsx';
export { NoMatchArt } from './illustrations/no-match-art.tsx';
export { NotFoundArt } from './illustrations/not-found-art.tsx';
export { Banner, type BannerProps, OfflineBanner, TopProgress } from './feedback/banner.tsx';
export type { DialogProps } from './feedback/dialog-body.tsx';
export { ConfirmDialog, type ConfirmDialogProps, Dialog } from './feedback/dialog.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/error-boundary.tsx';
export { type FetchPart, FetchPartContext, lazyComponent } from './feedback/lazy-component.tsx';
export { FailureView, type FailureWords, FourStates, type FourStatesProps } from './feedback/four-states.tsx';
export { useOnline } from './feedback/online.ts';
export { Loading, Skeleton, type SkeletonProps, SkeletonRows } from './feedback/skeleton.tsx';
export type { Toast } from './feedback/toast-queue.ts';
export { ToastProvider, type ToastProviderProps, useDismissToasts, useToast } from './feedback/toast.tsx';
export { saveFile } from './files/save-file.ts';
export { Brand } from './icons/brand.tsx';
export { Icon, type IconName, type IconProps, isIcon } from './icons/icon.tsx';
export { Mark, type MarkProps } from './icons/mark.tsx';
export { SkipLink } from './layout/skip-link.tsx';
export { Amount, type AmountProps } from './parts/amount.tsx';
export { type Gap, ShowOn, Row, type RowProps, Stack } from './parts/box.tsx';
export { Callout, type CalloutProps, type CalloutTone } from './parts/callout.tsx';
export { cx } from './parts/cx.ts';
export { VisuallyHidden } from './parts/hidden.tsx';
export { hueOf, initialsOf } from './parts/hue.ts';
export { Line, type LineProps, Lines } from './parts/lines.tsx';
export { Link, type LinkProps, TextButton, type TextButtonProps } from './parts/link.tsx';
export { StatusText, type StatusTextProps, type StatusTone } from './parts/status.tsx';
export type { PolymorphicProps } from './parts/polymorphic.ts';
export { PageTitle, type PageTitleProps, SectionHead, type SectionHeadProps, Text, type TextProps } from './parts/text.tsx';
export { Avatar, type AvatarProps, Tile, type TileProps, type TileSize } from './parts/tile.tsx';
export { type Direction, loadDirection } from './theme/direction.ts';
export { KadoTheme, type KadoThemeProps } from './theme/kado-theme.tsx';
export {
  Anchor,
  PrefetchContext,
  usePrefetchIntent,
  type AnchorProps,
  type RouterLink,
  type RouterLinkProps,
} from './theme/link.tsx';
export type { Primary, ThemeSkin, Variant } from './theme/skin.ts';
