import { expect, it } from 'vitest';

import { fakeBrowser, rest } from '../test/browser.ts';
import { openTab } from '../test/tab.ts';
import { prefChanged } from './prefs.ts';

const shown = (tab: ReturnType<typeof openTab>) => tab.store.getState().prefs;

it('stores preferences by name, and no entry when there are none', () => {
  const { store, browser } = openTab();
  store.dispatch(prefChanged({ name: 'recent', value: [1] }));
  store.dispatch(prefChanged({ name: 'hidden', value: ['a'] }));
  expect(shown(openTab({ browser }))).toEqual({ recent: [1], hidden: ['a'] });
  store.dispatch(prefChanged({ name: 'recent' }));
  store.dispatch(prefChanged({ name: 'hidden' }));
  expect([shown(openTab({ browser })), browser.values.has('prefs')]).toEqual([{}, false]);
});

it('merges the preferences of two tabs and shows them in both', async () => {
  const browser = fakeBrowser();
  const [one, two] = [openTab({ browser }), openTab({ browser })];
  one.store.dispatch(prefChanged({ name: 'a', value: 1 }));
  two.store.dispatch(prefChanged({ name: 'b', value: 2 }));
  await rest();
  expect([shown(one), shown(two)]).toEqual([
    { a: 1, b: 2 },
    { a: 1, b: 2 },
  ]);
});

it.each(['[]', 'null', '7', '{'])('C5 drops prefs of %s', (text) => {
  const browser = fakeBrowser();
  browser.values.set('prefs', text);
  expect([shown(openTab({ browser })), browser.values.has('prefs')]).toEqual([{}, false]);
});
