import { expect, it, vi } from 'vitest';

import { rest } from '../test/browser.ts';
import { refused, session, unauthenticated, user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { logout } from './logout.ts';
import { replaceSession, updateStoredUser } from './stored-user.ts';

const HOUR = 3_600_000;
const adaeze = { ...user(), firstName: 'Adaeze' };
const someoneElse = user('0190a000-0000-7000-8000-00000000000b');

type Reply = ReturnType<typeof session> | Error;
/** A tab whose token has expired and whose renewal is pending. The test gives the first response (`answer`); later ones are `t3` with changed details. */
async function renewing() {
  const time = { now: 1_800_000_000_000 };
  const clock = () => time.now;
  const waiting: ((reply: Reply) => void)[] = [];
  const refresh = vi.fn(async () => {
    if (refresh.mock.calls.length > 1) return { data: session('t3', adaeze) };
    const reply = await new Promise<Reply>((resolve) => waiting.push(resolve));
    if (reply instanceof Error) throw reply;
    return { data: reply };
  });
  const calls = {
    auth: { refresh, logout: async () => ({ data: { ok: true as const } }) },
    users: { me: async () => ({ data: adaeze }) },
  };
  const tab = await signedIn({ clock, calls });
  const openOther = async () => {
    const other = openTab({ browser: tab.browser, clock, calls });
    await other.store.boot();
    return other;
  };
  const other = await openOther();
  time.now += HOUR;
  const request = tab.beforeRequest();
  request.catch(() => undefined);
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 30_000);
  return { ...tab, other, request, refresh, answer: (reply: Reply = session('t2')) => waiting[0]?.(reply), openOther };
}
type Tab = Awaited<ReturnType<typeof renewing>>;

it.each([
  ['here', (tab: Tab) => tab],
  ['in another tab', (tab: Tab) => tab.other],
])('A8 a profile that is changed %s during a renewal stays changed, and the session continues', async (_, where) => {
  const tab = await renewing();
  await where(tab).store.dispatch(updateStoredUser(adaeze));
  await rest();
  tab.answer();
  await tab.request;
  expect([tab.store.session.token(), tab.ended(), tab.refresh.mock.calls.length]).toEqual(['t3', [], 2]);
  expect((await tab.openOther()).store.session.current()).toMatchObject({ token: 't3', user: adaeze });
});

it.each([
  ['here', 'answers', (tab: Tab) => tab, session('of the old PIN')],
  ['here', 'is refused', (tab: Tab) => tab, unauthenticated()],
  ['in another tab', 'answers', (tab: Tab) => tab.other, session('of the old PIN')],
  ['in another tab', 'is refused', (tab: Tab) => tab.other, unauthenticated()],
])('A8 when a PIN is changed %s during a renewal that %s, the tokens of the new PIN stay', async (_where, _how, where, reply) => {
  const tab = await renewing();
  await where(tab).store.dispatch(replaceSession(async () => ({ data: session('of the new PIN') })));
  await rest();
  tab.answer(reply);
  await tab.request;
  expect([tab.store.session.token(), tab.ended(), tab.refresh.mock.calls.length]).toEqual(['of the new PIN', [], 1]);
});

it('A8 the tokens of a new PIN are kept when those of a renewal arrive while they are being stored', async () => {
  const tab = await renewing();
  const stored = tab.store.dispatch(replaceSession(async () => ({ data: session('of the new PIN') })));
  await Promise.resolve();
  await Promise.resolve();
  tab.answer(session('of the old PIN'));
  await Promise.all([stored, tab.request]);
  await rest();
  // If the renewal starts again because other tokens are stored, it uses the new cookie and gets `t3`.
  const token = tab.store.session.token();
  expect(['of the new PIN', 't3']).toContain(token);
  expect(tab.ended()).toEqual([]);
  expect((await tab.openOther()).store.session.token()).toBe(token);
});

it.each([
  ['here', (tab: Tab) => tab, 'logout'],
  ['in another tab', (tab: Tab) => tab.other, 'elsewhere'],
])('a sign-out %s during a renewal is not undone', async (_, where, reason) => {
  const tab = await renewing();
  await where(tab).store.dispatch(logout());
  tab.answer();
  await expect(tab.request).rejects.toMatchObject({ status: 401 });
  await rest();
  expect([tab.ended(), tab.store.session.token(), tab.storage.getItem('userData')]).toEqual([[reason], undefined, null]);
});

it.each([
  ['here', (tab: Tab) => tab],
  ['in another tab', (tab: Tab) => tab.other],
])('a request of one user is not sent with the token of another who signs in %s during the renewal', async (_, where) => {
  const tab = await renewing();
  await where(tab).store.session.start(session('theirs', someoneElse));
  tab.answer();
  await expect(tab.request).rejects.toMatchObject({ status: 401 });
  await rest();
  expect([tab.ended(), tab.store.session.current()?.user.id]).toEqual([['replaced'], someoneElse.id]);
});

it('a renewal that fails with something other than a 401 is not repeated when details have changed', async () => {
  const tab = await renewing();
  await tab.store.dispatch(updateStoredUser(adaeze));
  tab.answer(refused(503, 'UNAVAILABLE') as never);
  await expect(tab.request).rejects.toMatchObject({ status: 503 });
  expect([tab.ended(), tab.refresh.mock.calls.length]).toEqual([[], 1]);
});
