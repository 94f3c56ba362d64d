import type { IconName } from '@kado/ui';

/** One item in the template's menu; with `children` a group that opens. */
export type MenuItem = {
  key: string;
  label: string;
  icon?: IconName | undefined;
  to?: string | undefined;
  current?: boolean | undefined;
  badge?: string | number | undefined;
  /** Why the item is disabled: it is struck through and not a link. */
  denied?: string | undefined;
  children?: readonly MenuItem[] | undefined;
};

/** A titled section of the menu; the horizontal menu shows its icon. */
export type MenuSection = { key: string; title?: string | undefined; icon?: IconName | undefined; items: readonly MenuItem[] };

/** Whether the item, or one below it, is the current page. */
export const holdsCurrent = ({ current, children }: MenuItem): boolean =>
  current === true || (children?.some(holdsCurrent) ?? false);

/** The key of the group among these items that contains the current page. */
export const trailOf = (items: readonly MenuItem[]): string | undefined =>
  items.find((item) => item.children?.some(holdsCurrent))?.key;

/** The open group after one was pressed: at most one is open. */
export const afterPress = (open: string | undefined, pressed: string): string | undefined =>
  open === pressed ? undefined : pressed;
