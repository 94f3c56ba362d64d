import { expect, it, vi } from 'vitest';

import { fakeBrowser, rest } from '../test/browser.ts';
import { logout } from '../session/logout.ts';
import { sessionEnded } from '../session/session-slice.ts';
import { user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
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

it('removes the preferences of a person who signs out, except the remembered e-mail address', async () => {
  const tab = await signedIn();
  const change = (name: string, value: unknown) => tab.store.dispatch(prefChanged({ name, value }));
  change('search.recent', ['page:1']);
  change('login', 'ada@kado.test');
  await tab.store.dispatch(logout());
  expect([shown(tab), tab.browser.values.get('prefs')]).toEqual([{ login: 'ada@kado.test' }, '{"login":"ada@kado.test"}']);
});

it('keeps after a logout which accounts have skipped the guide', async () => {
  const tab = await signedIn();
  tab.store.dispatch(prefChanged({ name: 'guide.skipped', value: ['a1'] }));
  tab.store.dispatch(prefChanged({ name: 'balance.hidden', value: true }));
  await tab.store.dispatch(logout());
  expect(shown(tab)).toEqual({ 'guide.skipped': ['a1'] });
});

it('keeps the device’s choice of no keyboard shortcuts and of little data after a logout', async () => {
  const tab = await signedIn();
  tab.store.dispatch(prefChanged({ name: 'shortcuts.off', value: true }));
  tab.store.dispatch(prefChanged({ name: 'data.low', value: false }));
  await tab.store.dispatch(logout());
  expect(shown(tab)).toEqual({ 'shortcuts.off': true, 'data.low': false });
});

it('keeps the preferences of a session that has expired', async () => {
  const tab = await signedIn();
  tab.store.dispatch(prefChanged({ name: 'search.recent', value: ['page:1'] }));
  tab.onUnauthorized('t1');
  expect([tab.ended(), shown(tab)]).toEqual([['unauthorized'], { 'search.recent': ['page:1'] }]);
});

it('removes the preferences in every tab when one of them signs out', async () => {
  const browser = fakeBrowser();
  const tab = await signedIn({ browser });
  const other = openTab({ browser });
  await other.store.boot();
  tab.store.dispatch(prefChanged({ name: 'contact.draft', value: 'Hello' }));
  await rest();
  await tab.store.dispatch(logout());
  await rest();
  expect([shown(tab), shown(other), browser.values.has('prefs')]).toEqual([{}, {}, false]);
});

it('writes no preferences when another tab has signed out: that tab may be removing them at this moment', () => {
  const browser = fakeBrowser();
  browser.values.set('prefs', '{"contact.draft":"Hello"}');
  const { store, storage } = openTab({ browser });
  const write = vi.spyOn(storage, 'setItem');
  store.dispatch(sessionEnded({ reason: 'elsewhere', layout: store.getState().layout, cart: [] }));
  expect(write).not.toHaveBeenCalledWith('prefs', expect.anything());
});

it('removes the preferences of a person whose session has expired when somebody else signs in', async () => {
  const browser = fakeBrowser();
  const ada = await signedIn({ browser });
  ada.store.dispatch(prefChanged({ name: 'contact.draft', value: 'Hello' }));
  ada.store.dispatch(prefChanged({ name: 'data.low', value: true }));
  ada.onUnauthorized('t1');
  const again = await signedIn({ browser });
  expect(shown(again)).toEqual({ 'contact.draft': 'Hello', 'data.low': true });
  again.onUnauthorized('t1');
  const ben = await signedIn({ browser, who: user('b2') });
  expect([shown(ben), browser.values.get('prefs')]).toEqual([{ 'data.low': true }, '{"data.low":true}']);
});

it.each(['[]', 'null', '7', '{'])('C5 drops prefs of %s', (text) => {
  const browser = fakeBrowser();
  browser.values.set('prefs', text);
  expect([shown(openTab({ browser })), browser.values.has('prefs')]).toEqual([{}, false]);
});
