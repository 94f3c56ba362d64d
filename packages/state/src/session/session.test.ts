import { DEFAULT_ABILITY } from '@kado/contracts';
import { describe, expect, it, vi } from 'vitest';

import { loginResponse } from '../calls/auth.ts';
import { balance, countries } from '../calls/app.ts';
import { fakeBrowser, rest } from '../test/browser.ts';
import { item, offline, refused, session, unauthenticated, user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { cartItemAdded } from '../cart/cart.ts';
import { logout } from './logout.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const timed = (start = 1_800_000_000_000) => {
  const time = { now: start };
  return { time, clock: () => time.now };
};

describe('signing in', () => {
  it('stores only user, abilities and token, encrypted', async () => {
    const { store, storage } = await signedIn();
    expect(store.getState().session).toEqual({ status: 'user', user: user(), ability: session().ability });
    expect(store.getState().auth.loginResponse.data).toEqual(session());
    expect(Object.keys(JSON.parse(storage.getItem('userData') ?? '') as object).toSorted()).toEqual([
      'ct',
      'iv',
      'kid',
      'mac',
      'v',
    ]);
    expect(storage.getItem('cartOwner')).toBe(user().id);
  });

  it('B6 leaves no token, PIN or e-mail readable in storage', async () => {
    const { browser } = await signedIn({ token: 'canary-token' });
    const all = [...browser.values].flat().join('\n');
    for (const canary of ['canary-token', '274913', user().email]) expect(all).not.toContain(canary);
  });

  it('survives a reload', async () => {
    const { browser } = await signedIn();
    const again = openTab({ browser });
    await again.store.boot();
    expect(again.store.getState().session).toMatchObject({ status: 'user', user: { id: user().id } });
    expect(again.store.session.token()).toBe('t1');
  });

  it('does not abort running requests when there is no stored session', async () => {
    const { store } = openTab({ calls: { countries: { list: async () => ({ data: [] }) } } });
    const boot = store.boot();
    await store.dispatch(countries.load()).unwrap();
    await boot;
    expect(store.getState()).toMatchObject({ session: { status: 'guest' }, app: { countries: { data: [] } } });
  });

  it('grants only read on Auth without an ability list', async () => {
    const { store } = openTab();
    await store.boot();
    expect(store.getState().session).toEqual({ status: 'guest', user: null, ability: DEFAULT_ABILITY });
  });
});

describe('C2 a 401', () => {
  it('ends the session once when ten arrive at the same time, and keeps the cart', async () => {
    const tab = await signedIn();
    tab.store.dispatch(cartItemAdded(item('a')));
    for (let each = 0; each < 10; each += 1) tab.onUnauthorized('t1');
    expect(tab.ended()).toEqual(['unauthorized']);
    expect(tab.storage.getItem('userData')).toBeNull();
    expect(tab.store.getState()).toMatchObject({
      session: { status: 'guest' },
      app: { cart: [item('a')] },
      auth: { loginResponse: { data: null } },
    });
    expect(tab.storage.getItem('cart')).toContain('"a"');
  });

  it('without a session is only an error of the call', async () => {
    const tab = openTab({ calls: { balance: { get: async () => Promise.reject(unauthenticated()) } } });
    await tab.store.boot();
    tab.onUnauthorized(undefined);
    await tab.store
      .dispatch(balance.load())
      .unwrap()
      .catch(() => undefined);
    expect(tab.ended()).toEqual([]);
    expect(tab.store.getState().app.balance.error).toBe('Please sign in');
  });

  it('to a request that was sent before the sign-in, without a token, does not end the session', async () => {
    const tab = await signedIn();
    tab.onUnauthorized(undefined);
    await rest();
    expect([tab.ended(), tab.store.session.token()]).toEqual([[], 't1']);
  });

  it('for a wrong PIN at the sign-in page does not end a session', async () => {
    const wrong = refused(401, 'INVALID_CREDENTIALS');
    const tab = openTab({ calls: { auth: { login: async () => Promise.reject(wrong) } } });
    await tab.store.boot();
    await expect(tab.store.dispatch(loginResponse.load({ identifier: 'a@b.c', pin: '1' })).unwrap()).rejects.toBe(wrong);
    expect(tab.ended()).toEqual([]);
  });

  it('for an older token does not end the session that another tab has renewed meanwhile', async () => {
    const browser = fakeBrowser();
    const { time, clock } = timed();
    const one = await signedIn({ browser, clock });
    const two = openTab({ browser, clock, calls: { auth: { refresh: async () => ({ data: session('t2') }) } } });
    await two.store.boot();
    time.now += 10 * MINUTE;
    await two.beforeRequest();
    one.onUnauthorized('t1');
    await rest();
    expect([one.ended(), one.store.session.token()]).toEqual([[], 't2']);
  });
});

describe('signing out', () => {
  it('clears this browser at once, whatever the server responds', async () => {
    const revoked: unknown[] = [];
    const tab = await signedIn({
      calls: { auth: { logout: async (token) => (revoked.push(token), Promise.reject(offline())) } },
    });
    tab.store.dispatch(cartItemAdded(item('a')));
    tab.storage.setItem('skin', '"dark"');
    const done = tab.store.dispatch(logout());
    expect(tab.store.getState()).toMatchObject({
      session: { status: 'guest' },
      app: { cart: [] },
      auth: { loginResponse: { data: null } },
      layout: { skin: 'dark' },
    });
    await done;
    expect(revoked).toEqual(['t1']);
    expect(tab.ended()).toEqual(['logout']);
    expect([...tab.browser.values.keys()].toSorted()).toEqual(['installKey', 'signOut', 'skin']);
  });

  it('cancels running calls', async () => {
    const seen: AbortSignal[] = [];
    const get = (signal?: AbortSignal) => new Promise<never>(() => void seen.push(signal!));
    const tab = await signedIn({ calls: { balance: { get }, auth: { logout: async () => ({ data: { ok: true } }) } } });
    const running = tab.store.dispatch(balance.load());
    await tab.store.dispatch(logout());
    await expect(running.unwrap()).rejects.toMatchObject({ code: 'ABORTED' });
    expect([seen[0]?.aborted, tab.store.getState().app.balance.loading]).toEqual([true, false]);
  });

  it('is not undone by a running renewal', async () => {
    const { time, clock } = timed();
    let answer: (value: { data: ReturnType<typeof session> }) => void = () => undefined;
    const refresh = vi.fn(() => new Promise<{ data: ReturnType<typeof session> }>((resolve) => void (answer = resolve)));
    const tab = await signedIn({ clock, calls: { auth: { refresh, logout: async () => ({ data: { ok: true } }) } } });
    time.now += HOUR;
    const waiting = tab.beforeRequest();
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled(), 30_000);
    await tab.store.dispatch(logout());
    answer({ data: session('t2') });
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    expect([tab.storage.getItem('userData'), tab.store.session.token(), tab.ended()]).toEqual([null, undefined, ['logout']]);
  });
});
