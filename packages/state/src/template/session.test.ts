import type { TemplateSession, TemplateUserData } from '@kado/contracts/template';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { prefChanged } from '../prefs/prefs.ts';
import { fakeBrowser, rest } from '../test/browser.ts';
import { item, offline, unauthenticated } from '../test/fixtures.ts';
import { openTab, signedIn, type TabOptions } from '../test/tab.ts';

import { templateLogin, templateLogout, templateSession } from './index.ts';

const MINUTE = 60_000;
const account: TemplateUserData = {
  id: 2,
  fullName: 'Liam Doyle',
  username: 'liam',
  avatar: '',
  email: 'client@demo.test',
  role: 'client',
  ability: [{ action: 'read', subject: 'ACL' }],
  extras: { eCommerceCartItemsCount: 5 },
};
const answer = (turn: number): TemplateSession => ({ userData: account, accessToken: `t${turn}`, refreshToken: `r${turn}` });

/** The template's calls: each renewal returns the next tokens, or rejects with the next of `answers`. */
function backend(answers: (Error | undefined)[] = []) {
  let turn = 1;
  const refresh = vi.fn(async (_token: string) => {
    const lost = answers.shift();
    if (lost) throw lost;
    turn += 1;
    return answer(turn);
  });
  return {
    refresh,
    calls: { template: { jwt: { login: async () => answer(1), refresh } } } as unknown as NonNullable<TabOptions['calls']>,
  };
}

async function inTemplate(options: TabOptions = {}) {
  const tab = openTab({ session: templateSession, ...options });
  await tab.store.boot();
  return tab;
}
async function asClient(options: TabOptions) {
  const tab = await inTemplate(options);
  await tab.store.dispatch(templateLogin({ email: account.email, password: 'client' }));
  return tab;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('stores account, abilities and both tokens encrypted and does not touch the product’s cart', async () => {
  const browser = fakeBrowser();
  browser.values.set('cart', JSON.stringify([item('a')]));
  const { calls } = backend();
  const tab = await asClient({ browser, calls });
  expect(tab.store.getState().session).toEqual({ status: 'user', user: null, account, ability: account.ability });
  expect([...browser.values].flat().join('\n')).not.toContain('Liam');
  const again = await inTemplate({ browser, calls });
  expect(again.store.session.current()).toMatchObject({ user: account, token: 't1', refreshToken: 'r1' });
  await again.store.dispatch(templateLogout());
  expect([again.ended(), browser.values.has('userData'), browser.values.get('cart')]).toEqual([
    ['logout'],
    false,
    JSON.stringify([item('a')]),
  ]);
});

it('renews in the background before the tokens expire, every time', async () => {
  const { refresh, calls } = backend();
  const tab = await asClient({ calls });
  await vi.advanceTimersByTimeAsync(6.5 * MINUTE);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(tab.store.session.token()).toBe('t2'), 30_000);
  expect(refresh.mock.calls).toEqual([['r1']]);
  for (let minutes = 0; minutes < 30; minutes += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE);
    await rest();
  }
  expect([refresh.mock.calls.at(-1), tab.ended()]).toEqual([[`r${refresh.mock.calls.length}`], []]);
  tab.store.close();
});

it('retries after a failure and ends the session when the refresh token is refused', async () => {
  const { refresh, calls } = backend([offline(), unauthenticated()]);
  const tab = await asClient({ calls });
  await vi.advanceTimersByTimeAsync(7.5 * MINUTE);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce(), 30_000);
  await rest();
  expect(tab.ended()).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  await vi.waitFor(() => expect(tab.ended()).toEqual(['unauthorized']), 30_000);
  expect(tab.storage.getItem('userData')).toBeNull();
});

it('ends the session on a 401 instead of renewing', async () => {
  const { refresh, calls } = backend();
  const tab = await asClient({ calls });
  tab.onUnauthorized('t1');
  expect([tab.ended(), refresh.mock.calls.length, tab.storage.getItem('userData')]).toEqual([['unauthorized'], 0, null]);
});

it('starts without a session when the page opens after the tokens have expired', async () => {
  const { refresh, calls } = backend();
  const { browser } = await asClient({ calls });
  vi.setSystemTime(Date.now() + 10 * MINUTE);
  const later = await inTemplate({ browser, calls });
  expect([later.store.getState().session.status, refresh.mock.calls.length]).toEqual(['guest', 0]);
  expect(browser.values.has('userData')).toBe(false);
});

it.each(['product', 'template'] as const)('ignores another variant’s session in the %s', async (variant) => {
  const { calls } = backend();
  const { browser } = variant === 'template' ? await signedIn() : await asClient({ calls });
  const tab = variant === 'template' ? await inTemplate({ browser }) : openTab({ browser });
  await tab.store.boot();
  expect(tab.store.getState().session).toMatchObject({ status: 'guest', user: null });
  expect(browser.values.has('userData')).toBe(false);
});

it('keeps the preferences of an account whose session has expired until another one signs in', async () => {
  const browser = fakeBrowser();
  const as = async (user: TemplateUserData) => {
    const login = async () => ({ ...answer(1), userData: user });
    const tab = await inTemplate({ browser, calls: { template: { jwt: { login } } } as never });
    await tab.store.dispatch(templateLogin({ email: user.email, password: 'secret' }));
    return tab;
  };
  const first = await as(account);
  first.store.dispatch(prefChanged({ name: 'search.recent', value: ['page:1'] }));
  first.store.dispatch(prefChanged({ name: 'data.low', value: true }));
  first.onUnauthorized('t1');
  const again = await as(account);
  expect(again.store.getState().prefs).toMatchObject({ 'search.recent': ['page:1'], 'data.low': true });
  again.onUnauthorized('t1');
  const other = await as({ ...account, id: 1 });
  expect(other.store.getState().prefs).toEqual({ 'data.low': true, owner: 1 });
  await other.store.dispatch(templateLogout());
  expect(browser.values.get('prefs')).toBe('{"data.low":true}');
});
