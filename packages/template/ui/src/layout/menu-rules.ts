import type { IconName } from '@kado/ui';

/** One item in the template's menu; with `children` a group that opens. */
export type MenuItem = {
  key: string;
  label: string;
  icon?: IconName | undefined;
  to?: string | undefined;
  current?: boolean | undefined;
  badge?: string | number | undefined;
  /** Why it may not be opened: it is struck through and no link. */
  denied?: string | undefined;
  children?: readonly MenuItem[] | undefined;
};

/** A titled section of the menu; the horizontal menu shows its icon. */
export type MenuSection = { key: string; title?: string | undefined; icon?: IconName | undefined; items: readonly MenuItem[] };

/** Whether the page that is shown is this item or below it. */
export const holdsCurrent = ({ current, children }: MenuItem): boolean =>
  current === true || (children?.some(holdsCurrent) ?? false);

/** The group among these items that leads to the page that is shown. */
export const trailOf = (items: readonly MenuItem[]): string | undefined =>
  items.find((item) => item.children?.some(holdsCurrent))?.key;

/** Which group is open after one was pressed: never more than one. */
export const afterPress = (open: string | undefined, pressed: string): string | undefined =>
  open === pressed ? undefined : pressed;
