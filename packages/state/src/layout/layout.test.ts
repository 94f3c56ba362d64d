import { describe, expect, it } from 'vitest';

import { fakeBrowser, rest } from '../test/browser.ts';
import { openTab } from '../test/tab.ts';
import { DEFAULT_LAYOUT, directionChanged, frameChanged, layoutReset, menuCollapsedChanged, skinChanged } from './layout.ts';

const shown = (tab: ReturnType<typeof openTab>) => tab.store.getState().layout;

describe('the layout', () => {
  it('is boxed and light by default and stores nothing until it changes', () => {
    const tab = openTab();
    expect(shown(tab)).toEqual({
      skin: 'light',
      direction: undefined,
      menuCollapsed: false,
      primary: 'forest',
      contentWidth: 'boxed',
      menu: 'vertical',
      menuHidden: false,
      navbar: 'sticky',
      navbarColor: 'ground',
      footer: 'static',
      rowHeight: 'normal',
    });
    expect(tab.browser.values.size).toBe(0);
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

  it('stores the frame as one object', () => {
    const { store, browser } = openTab();
    store.dispatch(frameChanged({ primary: 'plum' }));
    store.dispatch(frameChanged({ menu: 'horizontal', footer: 'hidden' }));
    expect([...browser.values.keys()]).toEqual(['layout']);
    expect(JSON.parse(browser.values.get('layout') ?? '')).toMatchObject({
      primary: 'plum',
      menu: 'horizontal',
      footer: 'hidden',
    });
    expect(shown(openTab({ browser }))).toEqual({ ...DEFAULT_LAYOUT, primary: 'plum', menu: 'horizontal', footer: 'hidden' });
  });

  it.each([
    ['skin', '"purple"'],
    ['skin', 'dark'],
    ['direction', '"rtl"'],
    ['menuCollapsed', '1'],
    ['menuCollapsed', 'null'],
    ['layout', '[]'],
    ['layout', '"boxed"'],
    ['layout', '{"primary":'],
  ])('C5 drops a %s of %s', (key, text) => {
    const browser = fakeBrowser();
    browser.values.set(key, text);
    expect(shown(openTab({ browser }))).toEqual(DEFAULT_LAYOUT);
    expect(browser.values.has(key)).toBe(false);
  });

  it('keeps the valid preferences of a damaged frame', () => {
    const browser = fakeBrowser();
    browser.values.set('layout', '{"primary":"rose","menu":"diagonal","menuHidden":"yes","__proto__":{"footer":"hidden"}}');
    expect(shown(openTab({ browser }))).toEqual({ ...DEFAULT_LAYOUT, primary: 'rose' });
  });

  it('resets to the defaults and clears storage', () => {
    const { store, browser } = openTab();
    for (const action of [skinChanged('dark'), directionChanged(true), frameChanged({ navbar: 'static' })])
      store.dispatch(action);
    store.dispatch(layoutReset());
    expect([store.getState().layout, browser.values.size]).toEqual([DEFAULT_LAYOUT, 0]);
  });

  it('is synchronised with other tabs', async () => {
    const browser = fakeBrowser();
    const [one, two] = [openTab({ browser }), openTab({ browser })];
    one.store.dispatch(frameChanged({ contentWidth: 'full' }));
    await rest();
    expect(shown(two).contentWidth).toBe('full');
  });
});
