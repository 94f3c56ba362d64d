import { expect, it, vi } from 'vitest';

import { rest } from '../test/browser.ts';
import { session, user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { logout } from './logout.ts';
import { updateStoredUser, replaceSession } from './stored-user.ts';

type Tab = Awaited<ReturnType<typeof signedIn>>;
type Tabs = { tab: Tab; other: ReturnType<typeof openTab> };
const told = { logout: async () => ({ data: { ok: true as const } }) };

const calls = { users: { me: async () => ({ data: { ...user(), firstName: 'Adaeze' } }) } };

it('stores the changed details in the session state, the profile and the stored session', async () => {
  const tab = await signedIn({ calls });
  await tab.store.dispatch(updateStoredUser({ ...user(), firstName: 'Adaeze' }));
  await rest();
  const { session: shown, app } = tab.store.getState();
  expect([shown.user?.firstName, app.profile.data?.firstName]).toEqual(['Adaeze', 'Adaeze']);
  expect(tab.store.session.token()).toBe('t1');
  const again = openTab({ browser: tab.browser, calls });
  await again.store.boot();
  expect(again.store.getState().session.user?.firstName).toBe('Adaeze');
});

it('ignores the details of another user', async () => {
  const tab = await signedIn({ calls });
  await tab.store.dispatch(updateStoredUser({ ...user(), id: 'someone else', firstName: 'Eve' }));
  expect(tab.store.getState().session.user).toEqual(user());
});

it('sends no request when the user has signed out meanwhile', async () => {
  const me = vi.fn(calls.users.me);
  const tab = await signedIn({ calls: { users: { me }, auth: told } });
  await tab.store.dispatch(logout());
  await tab.store.dispatch(updateStoredUser(user()));
  expect([me.mock.calls.length, tab.store.getState().app.profile.loading]).toEqual([0, false]);
});

it.each([
  ['signs out here', 'logout', undefined, async ({ tab }: Tabs) => tab.store.dispatch(logout())],
  ['signs out in another tab', 'elsewhere', undefined, async ({ other }: Tabs) => other.store.dispatch(logout())],
  [
    'is replaced by somebody else',
    'replaced',
    'theirs',
    async ({ other }: Tabs) => other.store.session.start(session('theirs', user('0190a000-0000-7000-8000-00000000000b'))),
  ],
])('A7 the tokens of a new PIN start no session when its user %s meanwhile', async (_, reason, token, change) => {
  const tab = await signedIn({ calls: { auth: told } });
  const other = openTab({ browser: tab.browser, calls: { auth: told } });
  await other.store.boot();
  const { promise, resolve } = Promise.withResolvers<void>();
  const replaced = tab.store.dispatch(replaceSession(() => promise.then(() => ({ data: session('t2') }))));
  await change({ tab, other });
  await rest();
  resolve();
  expect(await replaced).toMatchObject({ data: { token: 't2' } });
  await rest();
  expect([tab.ended(), tab.store.session.token(), other.store.session.token()]).toEqual([[reason], token, token]);
  expect(tab.browser.values.has('userData')).toBe(token !== undefined);
});

it('continues the session with the tokens of a new PIN', async () => {
  const tab = await signedIn();
  await tab.store.dispatch(replaceSession(async () => ({ data: session('t2') })));
  expect([tab.store.session.token(), tab.ended()]).toEqual(['t2', []]);
});

it('A8 the session is not ended by a 401 to a call with the old token while a PIN change replaces it', async () => {
  const tab = await signedIn();
  let answer: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (answer = resolve));
  const replaced = tab.store.dispatch(replaceSession(() => arrived.then(() => ({ data: session('t2') }))));
  tab.onUnauthorized('t1');
  answer();
  await replaced;
  await rest();
  expect([tab.store.session.token(), tab.ended()]).toEqual(['t2', []]);
});

it('the session is ended by a 401 that arrived during a PIN change, if that change is refused', async () => {
  const tab = await signedIn();
  const refused = tab.store.dispatch(replaceSession(async () => ({ data: undefined, error: 'WRONG_PIN' })));
  tab.onUnauthorized('t1');
  expect(await refused).toMatchObject({ error: 'WRONG_PIN' });
  await rest();
  expect(tab.ended()).toEqual(['unauthorized']);
});

it('the session is ended by a later 401 also after a PIN change that failed', async () => {
  const tab = await signedIn();
  await expect(tab.store.dispatch(replaceSession(async () => Promise.reject(new Error('offline'))))).rejects.toThrow('offline');
  tab.onUnauthorized('t1');
  expect(tab.ended()).toEqual(['unauthorized']);
});
