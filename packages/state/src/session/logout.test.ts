import { expect, it, vi } from 'vitest';

import { loginResponse } from '../calls/auth.ts';
import { fakeBrowser, rest } from '../test/browser.ts';
import { offline, refused, session, unauthenticated } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { logout } from './logout.ts';

const answers = (...given: (Error | undefined)[]) =>
  vi.fn(async (_token?: string) => {
    const error = given.shift();
    if (error) throw error;
    return { data: {} };
  });
const pending = ({ values }: ReturnType<typeof fakeBrowser>) => values.has('signOut');

it('signs out here at once and at the server with the token', async () => {
  const tell = answers();
  const tab = await signedIn({ calls: { auth: { logout: tell as never } } });
  const told = tab.store.dispatch(logout());
  expect(tab.store.getState().session.status).toBe('guest');
  expect(await told).toBe(true);
  expect([tell.mock.calls, pending(tab.browser)]).toEqual([[['t1']], false]);
});

it.each([
  ['offline', offline],
  ['a 503', () => refused(503, 'UNAVAILABLE')],
  ['a 429', () => refused(429, 'RATE_LIMITED')],
])('A7 a sign-out request that failed (%s) is repeated when the browser is online again', async (_, error) => {
  const tell = answers(error(), error());
  const browser = fakeBrowser();
  const { storage, events } = browser.open();
  const tab = await signedIn({ browser, storage, events, calls: { auth: { logout: tell as never } } });
  expect([await tab.store.dispatch(logout()), pending(browser)]).toEqual([false, true]);
  events.dispatchEvent(new Event('online'));
  await rest();
  expect([tell.mock.calls.length, pending(browser)]).toEqual([2, true]);
  events.dispatchEvent(new Event('online'));
  await rest();
  expect([tell.mock.calls.slice(1), pending(browser)]).toEqual([[[undefined], [undefined]], false]);
  tab.store.close();
  events.dispatchEvent(new Event('online'));
  expect(tell).toHaveBeenCalledTimes(3);
});

it('A7 a failed sign-out request is repeated by the next page, and a 401 counts as signed out', async () => {
  const tell = answers(offline(), unauthenticated());
  const calls = { auth: { logout: tell as never } };
  const tab = await signedIn({ calls });
  await tab.store.dispatch(logout());
  await openTab({ browser: tab.browser, calls }).store.boot();
  await rest();
  expect([tell.mock.lastCall, pending(tab.browser)]).toEqual([[undefined], false]);
});

it('does not repeat the sign-out request after a new sign-in', async () => {
  const tell = answers(offline());
  const browser = fakeBrowser();
  const { storage, events } = browser.open();
  const tab = await signedIn({ browser, storage, events, calls: { auth: { logout: tell as never } } });
  await tab.store.dispatch(logout());
  await signedIn({ browser, token: 't2' });
  events.dispatchEvent(new Event('online'));
  await rest();
  expect([tell.mock.calls.length, pending(browser)]).toEqual([1, false]);
});

it('A7 a sign-in waits for the response to the sign-out before it, because that response removes the cookie', async () => {
  const order: string[] = [];
  const slow = Promise.withResolvers<void>();
  const tell = async () => {
    await slow.promise;
    order.push('sign-out');
  };
  const login = async () => {
    order.push('sign-in');
    return { data: session('t1') };
  };
  const tab = await signedIn({ calls: { auth: { logout: tell as never, login } } });
  const left = tab.store.dispatch(logout());
  const entered = tab.store.dispatch(loginResponse.load({ identifier: 'ada@kado.test', pin: '274913' })).unwrap();
  await rest();
  slow.resolve();
  await Promise.all([left, entered]);
  expect([order, tab.store.getState().session.status]).toEqual([['sign-in', 'sign-out', 'sign-in'], 'user']);
});
