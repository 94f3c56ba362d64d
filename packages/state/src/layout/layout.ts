import { createAction, createReducer, isAnyOf } from '@reduxjs/toolkit';

import { readJson, type SafeStorage } from '../storage/kept.ts';
import { CHOICES, readFrame, type Frame } from './frame.ts';

/** Colour schemes; bordered and semi-dark are the template's, the product shows them as light. */
export const SKINS = ['light', 'dark', 'system', 'bordered', 'semi-dark'] as const;
export type Skin = (typeof SKINS)[number];

/** Layout preferences; direction true = right to left. The frame's own ones are the template's. */
export type Layout = { skin: Skin; direction: boolean; menuCollapsed: boolean } & Frame;

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

function frameOf(kept: SafeStorage): Frame {
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

/** The skin chosen by the person. */
export const skinChanged = createAction<Skin>('layout/skinChanged');
/** true = right to left. */
export const directionChanged = createAction<boolean>('layout/directionChanged');
export const menuCollapsedChanged = createAction<boolean>('layout/menuCollapsedChanged');
/** Some of the template's frame is to look otherwise. */
export const frameChanged = createAction<Partial<Frame>>('layout/frameChanged');
/** Everything back to how a first visitor finds it. */
export const layoutReset = createAction('layout/reset');
/** Another tab changed the stored preferences. */
export const layoutFollowed = createAction<Layout>('layout/followed');

/** How a first visitor finds the page. */
export const DEFAULT_LAYOUT: Readonly<Layout> = { skin: 'light', direction: false, menuCollapsed: false, ...defaultFrame };

export const layoutReducer = createReducer<Layout>(DEFAULT_LAYOUT, (builder) =>
  builder
    .addCase(skinChanged, (layout, { payload }) => void (layout.skin = payload))
    .addCase(directionChanged, (layout, { payload }) => void (layout.direction = payload))
    .addCase(menuCollapsedChanged, (layout, { payload }) => void (layout.menuCollapsed = payload))
    .addCase(frameChanged, (layout, { payload }) => void Object.assign(layout, payload))
    .addCase(layoutReset, () => DEFAULT_LAYOUT)
    .addCase(layoutFollowed, (_, { payload }) => payload),
);

const isChange = isAnyOf(skinChanged, directionChanged, menuCollapsedChanged);

/** Stores the preference that an action changed; `layout` is what it led to. */
export function storeLayout(kept: SafeStorage, action: unknown, layout: Layout): void {
  if (isChange(action)) {
    const key = action.type.slice('layout/'.length).replace('Changed', '') as 'skin' | 'direction' | 'menuCollapsed';
    kept.write(key, JSON.stringify(action.payload));
  } else if (frameChanged.match(action)) {
    const keys = Object.keys(CHOICES) as (keyof Frame)[];
    kept.write('layout', JSON.stringify(Object.fromEntries(keys.map((key) => [key, layout[key]]))));
  } else if (layoutReset.match(action)) {
    for (const key of ['skin', 'direction', 'menuCollapsed', 'layout'] as const) kept.drop(key);
  }
}
