import { describe, expect, it } from 'vitest';

import { fakeBrowser } from '../test/browser.ts';
import { openTab } from '../test/tab.ts';
import { directionChanged, menuCollapsedChanged, skinChanged } from './layout.ts';

describe('the layout', () => {
  it('is boxed and light by default, and stores nothing by itself', () => {
    const { store, browser } = openTab();
    expect(store.getState().layout).toEqual({ skin: 'light', direction: false, menuCollapsed: false, contentWidth: 'boxed' });
    expect(browser.values.size).toBe(0);
  });

  it.each([
    [skinChanged('semi-dark'), 'skin', '"semi-dark"'],
    [directionChanged(true), 'direction', 'true'],
    [menuCollapsedChanged(true), 'menuCollapsed', 'true'],
  ] as const)('stores %j as JSON', (action, key, text) => {
    const { store, browser } = openTab();
    store.dispatch(action);
    expect([...browser.values]).toEqual([[key, text]]);
    expect(JSON.stringify(openTab({ browser }).store.getState().layout[key])).toBe(text);
  });

  it.each([
    ['skin', '"purple"'],
    ['skin', 'dark'],
    ['direction', '"rtl"'],
    ['menuCollapsed', '1'],
    ['menuCollapsed', 'null'],
  ])('C5 drops a %s of %s', (key, text) => {
    const browser = fakeBrowser();
    browser.values.set(key, text);
    expect(openTab({ browser }).store.getState().layout).toEqual(openTab().store.getState().layout);
    expect(browser.values.has(key)).toBe(false);
  });
});
