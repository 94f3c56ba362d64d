import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

import { isBoolean, readJson, type SafeStorage } from '../storage/safe-storage.ts';
import { CHOICES, readFrame, type FrameSettings } from './frame.ts';

const SKINS = ['light', 'dark', 'system', 'bordered', 'semi-dark'] as const;
/** Colour schemes. Bordered and semi-dark belong to the template; the product shows them as light. */
export type Skin = (typeof SKINS)[number];

/** Layout preferences; `direction` is true for right to left; undefined (no choice yet) follows the language. The frame's preferences belong to the template. */
export type Layout = { skin: Skin; direction: boolean | undefined; menuCollapsed: boolean } & FrameSettings;

const isSkin = (value: unknown): value is Skin => SKINS.includes(value as Skin);
const defaultFrame = readFrame(undefined);

function preference<Value, Default>(
  storage: SafeStorage,
  key: 'skin' | 'direction' | 'menuCollapsed',
  fits: (value: unknown) => value is Value,
  or: Default,
): Value | Default {
  const value = readJson(storage, key);
  if (fits(value)) return value;
  if (value !== undefined) storage.drop(key);
  return or;
}

function frameOf(storage: SafeStorage): FrameSettings {
  const stored = readJson(storage, 'layout');
  const whole = stored === undefined || (typeof stored === 'object' && stored !== null && !Array.isArray(stored));
  if (!whole) storage.drop('layout');
  return readFrame(whole ? stored : undefined);
}

/** The stored preferences; a damaged one is dropped. By default boxed and light. */
export const readLayout = (storage: SafeStorage): Layout => ({
  skin: preference(storage, 'skin', isSkin, 'light'),
  direction: preference(storage, 'direction', isBoolean, undefined),
  menuCollapsed: preference(storage, 'menuCollapsed', isBoolean, false),
  ...frameOf(storage),
});

/** The layout where nothing is stored. */
export const DEFAULT_LAYOUT: Readonly<Layout> = { skin: 'light', direction: undefined, menuCollapsed: false, ...defaultFrame };

const slice = createSlice({
  name: 'layout',
  initialState: DEFAULT_LAYOUT,
  reducers: {
    /** The user chose a skin. */
    skinChanged: (layout, { payload }: PayloadAction<Skin>) => void (layout.skin = payload),
    /** The user chose a direction; true is right to left. */
    directionChanged: (layout, { payload }: PayloadAction<boolean>) => void (layout.direction = payload),
    menuCollapsedChanged: (layout, { payload }: PayloadAction<boolean>) => void (layout.menuCollapsed = payload),
    /** The user changed some of the template's frame preferences. */
    frameChanged: (layout, { payload }: PayloadAction<Partial<FrameSettings>>) => void Object.assign(layout, payload),
    /** Resets everything to the defaults. */
    reset: () => DEFAULT_LAYOUT as Layout,
    /** Another tab changed the stored preferences. */
    followed: (_, { payload }: PayloadAction<Layout>) => payload,
  },
});

/** The layout's actions: changes by the user, and by another tab (`layoutFollowed`). */
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

/** Stores the preference that an action changed; `layout` is the state after it. */
export function storeLayout(storage: SafeStorage, action: unknown, layout: Layout): void {
  if (isChange(action)) {
    const key = action.type.slice('layout/'.length).replace('Changed', '') as 'skin' | 'direction' | 'menuCollapsed';
    storage.write(key, JSON.stringify(action.payload));
  } else if (frameChanged.match(action)) {
    const keys = Object.keys(CHOICES) as (keyof FrameSettings)[];
    storage.write('layout', JSON.stringify(Object.fromEntries(keys.map((key) => [key, layout[key]]))));
  } else if (layoutReset.match(action)) {
    for (const key of ['skin', 'direction', 'menuCollapsed', 'layout'] as const) storage.drop(key);
  }
}
