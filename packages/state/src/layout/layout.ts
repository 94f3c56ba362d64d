import { createAction, createReducer, isAnyOf } from '@reduxjs/toolkit';

import { readJson, type Kept } from '../storage/kept.ts';

/** Colour schemes; bordered and semi-dark are the template's, the product shows them as light. */
export const SKINS = ['light', 'dark', 'system', 'bordered', 'semi-dark'] as const;
export type Skin = (typeof SKINS)[number];

/** Layout preferences; direction true = right to left. The content is boxed unless a page says otherwise. */
export type Layout = { skin: Skin; direction: boolean; menuCollapsed: boolean; contentWidth: 'boxed' | 'full' };

const isSkin = (value: unknown): value is Skin => SKINS.includes(value as Skin);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

function preference<Value>(
  kept: Kept,
  key: 'skin' | 'direction' | 'menuCollapsed',
  fits: (value: unknown) => value is Value,
  or: Value,
): Value {
  const value = readJson(kept, key);
  if (fits(value)) return value;
  if (value !== undefined) kept.drop(key);
  return or;
}

/** The stored preferences; a damaged one is dropped. By default boxed and light. */
export const readLayout = (kept: Kept): Layout => ({
  skin: preference(kept, 'skin', isSkin, 'light'),
  direction: preference(kept, 'direction', isBoolean, false),
  menuCollapsed: preference(kept, 'menuCollapsed', isBoolean, false),
  contentWidth: 'boxed',
});

/** The skin chosen by the person. */
export const skinChanged = createAction<Skin>('layout/skinChanged');
/** true = right to left. */
export const directionChanged = createAction<boolean>('layout/directionChanged');
export const menuCollapsedChanged = createAction<boolean>('layout/menuCollapsedChanged');
/** Another tab changed the stored preferences. */
export const layoutFollowed = createAction<Layout>('layout/followed');

const initial: Layout = { skin: 'light', direction: false, menuCollapsed: false, contentWidth: 'boxed' };

export const layoutReducer = createReducer(initial, (builder) =>
  builder
    .addCase(skinChanged, (layout, { payload }) => void (layout.skin = payload))
    .addCase(directionChanged, (layout, { payload }) => void (layout.direction = payload))
    .addCase(menuCollapsedChanged, (layout, { payload }) => void (layout.menuCollapsed = payload))
    .addCase(layoutFollowed, (_, { payload }) => payload),
);

const isChange = isAnyOf(skinChanged, directionChanged, menuCollapsedChanged);

/** Stores the preference that an action changed. */
export function storeLayout(kept: Kept, action: unknown): void {
  if (!isChange(action)) return;
  const key = action.type.slice('layout/'.length).replace('Changed', '') as 'skin' | 'direction' | 'menuCollapsed';
  kept.write(key, JSON.stringify(action.payload));
}
