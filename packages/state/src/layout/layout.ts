import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

import { readJson, type SafeStorage } from '../storage/safe-storage.ts';
import { CHOICES, readFrame, type FrameSettings } from './frame.ts';

/** Colour schemes; bordered and semi-dark are the template's, the product shows them as light. */
export const SKINS = ['light', 'dark', 'system', 'bordered', 'semi-dark'] as const;
export type Skin = (typeof SKINS)[number];

/** Layout preferences; direction true = right to left. The frame's own ones are the template's. */
export type Layout = { skin: Skin; direction: boolean; menuCollapsed: boolean } & FrameSettings;

const isSkin = (value: unknown): value is Skin => SKINS.includes(value as Skin);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const defaultFrame = readFrame(undefined);

function preference<Value>(
  kept: SafeStorage,
  key: 'skin' | 'direction' | 'menuCollapsed',
  fits: (value: unknown) => value is Value,
  or: Value,
): Value {
  const value = readJson(kept, key);
  if (fits(value)) return value;
  if (value !== undefined) kept.drop(key);
  return or;
}

function frameOf(kept: SafeStorage): FrameSettings {
  const stored = readJson(kept, 'layout');
  const whole = stored === undefined || (typeof stored === 'object' && stored !== null && !Array.isArray(stored));
  if (!whole) kept.drop('layout');
  return readFrame(whole ? stored : undefined);
}

/** The stored preferences; a damaged one is dropped. By default boxed and light. */
export const readLayout = (kept: SafeStorage): Layout => ({
  skin: preference(kept, 'skin', isSkin, 'light'),
  direction: preference(kept, 'direction', isBoolean, false),
  menuCollapsed: preference(kept, 'menuCollapsed', isBoolean, false),
  ...frameOf(kept),
});

/** How a first visitor finds the page. */
export const DEFAULT_LAYOUT: Readonly<Layout> = { skin: 'light', direction: false, menuCollapsed: false, ...defaultFrame };

const slice = createSlice({
  name: 'layout',
  initialState: DEFAULT_LAYOUT,
  reducers: {
    /** The skin chosen by the person. */
    skinChanged: (layout, { payload }: PayloadAction<Skin>) => void (layout.skin = payload),
    /** true = right to left. */
    directionChanged: (layout, { payload }: PayloadAction<boolean>) => void (layout.direction = payload),
    menuCollapsedChanged: (layout, { payload }: PayloadAction<boolean>) => void (layout.menuCollapsed = payload),
    /** Some of the template's frame is to look otherwise. */
    frameChanged: (layout, { payload }: PayloadAction<Partial<FrameSettings>>) => void Object.assign(layout, payload),
    /** Everything back to how a first visitor finds it. */
    reset: () => DEFAULT_LAYOUT as Layout,
    /** Another tab changed the stored preferences. */
    followed: (_, { payload }: PayloadAction<Layout>) => payload,
  },
});

/** Changes of the layout preferences, by the person or (`layoutFollowed`) by another tab. */
export const {
  skinChanged,
  directionChanged,
  menuCollapsedChanged,
  frameChanged,
  reset: layoutReset,
  followed: layoutFollowed,
} = slice.actions;
export const layoutReducer = slice.reducer;

const isChange = isAnyOf(skinChanged, directionChanged, menuCollapsedChanged);

/** Stores the preference that an action changed; `layout` is what it led to. */
export function storeLayout(kept: SafeStorage, action: unknown, layout: Layout): void {
  if (isChange(action)) {
    const key = action.type.slice('layout/'.length).replace('Changed', '') as 'skin' | 'direction' | 'menuCollapsed';
    kept.write(key, JSON.stringify(action.payload));
  } else if (frameChanged.match(action)) {
    const keys = Object.keys(CHOICES) as (keyof FrameSettings)[];
    kept.write('layout', JSON.stringify(Object.fromEntries(keys.map((key) => [key, layout[key]]))));
  } else if (layoutReset.match(action)) {
    for (const key of ['skin', 'direction', 'menuCollapsed', 'layout'] as const) kept.drop(key);
  }
}
