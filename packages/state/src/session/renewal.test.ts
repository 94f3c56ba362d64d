import { describe, expect, it, vi } from 'vitest';

import { fakeBrowser, rest } from '../test/browser.ts';
import { offline, refused, session, unauthenticated, user } from '../test/fixtures.ts';
import { openTab, signedIn } from '../test/tab.ts';
import { isFresh } from './is-fresh.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A server whose refresh returns new tokens; `answers` decides whether the page receives the tokens or an error. */
function server(answers: (Error | undefined)[] = []) {
  const state = { issued: 1 };
  const refresh = vi.fn(async () => {
    state.issued += 1;
    const lost = answers.shift();
    if (lost) throw lost;
    return { data: session(`t${state.issued}`) };
  });
  return { refresh, calls: { auth: { refresh } } };
}
const timed = () => {
  const time = { now: 1_800_000_000_000 };
  return { time, clock: () => time.now };
};

describe('a token is used without renewal', () => {
  it.each([
    [10 * MINUTE, true],
    [MINUTE, true],
    [MINUTE - 1, false],
    [0, false],
    [-HOUR, false],
    [10 * MINUTE + 5001, false],
    [DAY, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('with %d ms of its lifetime left: %s', (left, fresh) => expect(isFresh(5 + left, 5)).toBe(fresh));

  it('when the server gives it a longer lifetime', () => expect(isFresh(HOUR, 0, HOUR)).toBe(true));
});

describe('A8 a legitimate user is not signed out', () => {
  it('after an hour of sleep: the next request waits for one renewal', async () => {
    const { time, clock } = timed();
    const { refresh, calls } = server();
    const tab = await signedIn({ clock, calls });
    await tab.beforeRequest();
    expect(refresh).not.toHaveBeenCalled();
    time.now += HOUR;
    await Promise.all([tab.beforeRequest(), tab.beforeRequest(), tab.beforeRequest()]);
    expect([refresh.mock.calls.length, tab.store.session.token(), tab.ended()]).toEqual([1, 't2', []]);
  });

  it('by twenty tabs that wake at the same time: one renewal serves all of them', async () => {
    const browser = fakeBrowser();
    const { time, clock } = timed();
    const { refresh, calls } = server();
    const tabs = [await signedIn({ browser, clock, calls })];
    for (let each = 1; each < 20; each += 1) {
      const tab = openTab({ browser, clock, calls });
      await tab.store.boot();
      tabs.push(tab);
    }
    time.now += HOUR;
    await Promise.all(tabs.map((tab) => tab.beforeRequest()));
    await rest();
    expect(refresh).toHaveBeenCalledOnce();
    expect(tabs.map((tab) => [tab.store.session.token(), tab.ended().length])).toEqual(tabs.map(() => ['t2', 0]));
  });

  it.each([
    ['lost', offline],
    ['a 503', () => refused(503, 'UNAVAILABLE')],
    ['a 429', () => refused(429, 'RATE_LIMITED')],
    ['a 403', () => refused(403, 'FORBIDDEN')],
    ['a 500', () => refused(500, 'INTERNAL')],
  ])(
    'by five failed renewals in a row (%s): the request fails, the session stays, the next attempt works',
    async (_, failure) => {
      const { time, clock } = timed();
      const { refresh, calls } = server([failure(), failure(), failure(), failure(), failure()]);
      const tab = await signedIn({ clock, calls });
      time.now += HOUR;
      for (let each = 0; each < 5; each += 1)
        await expect(tab.beforeRequest()).rejects.toMatchObject({ message: failure().message });
      expect(tab.store.getState().session.status).toBe('user');
      await tab.beforeRequest();
      expect([refresh.mock.calls.length, tab.store.session.token(), tab.ended()]).toEqual([6, 't7', []]);
    },
  );

  it('by a reload after an hour, online or not', async () => {
    const { time, clock } = timed();
    const { browser } = await signedIn({ clock });
    time.now += HOUR;
    const gone = openTab({ browser, clock, calls: server([offline()]).calls });
    await gone.store.boot();
    await rest();
    expect([gone.store.getState().session.status, gone.ended()]).toEqual(['user', []]);
    const { refresh, calls } = server();
    const back = openTab({ browser, clock, calls });
    await back.store.boot();
    await rest();
    expect([refresh.mock.calls.length, back.store.session.token(), back.ended()]).toEqual([1, 't2', []]);
  });
});

describe('C9 a wrong clock', () => {
  it.each([-DAY, DAY])('that is off by %d ms from the start changes nothing', async (wrong) => {
    const { time, clock } = timed();
    const { refresh, calls } = server();
    time.now += wrong;
    const tab = await signedIn({ clock, calls });
    time.now += 8 * MINUTE;
    await tab.beforeRequest();
    expect(refresh).not.toHaveBeenCalled();
    time.now += 2 * MINUTE;
    await tab.beforeRequest();
    expect([tab.store.session.token(), tab.ended()]).toEqual(['t2', []]);
  });

  it.each([-DAY, DAY])('that is changed by %d ms while signed in costs one renewal', async (jump) => {
    const { time, clock } = timed();
    const { refresh, calls } = server();
    const tab = await signedIn({ clock, calls });
    time.now += jump;
    await tab.beforeRequest();
    await tab.beforeRequest();
    expect([refresh.mock.calls.length, tab.store.session.token(), tab.ended()]).toEqual([1, 't2', []]);
  });
});

describe('a renewal', () => {
  it('that receives a 401 ends the session once for all waiting requests', async () => {
    const { time, clock } = timed();
    const tab = await signedIn({ clock, calls: server([unauthenticated()]).calls });
    time.now += HOUR;
    const waiting = await Promise.allSettled([tab.beforeRequest(), tab.beforeRequest()]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([tab.ended(), tab.storage.getItem('userData')]).toEqual([['unauthorized'], null]);
    await tab.beforeRequest();
  });

  it('is not requested after another tab has signed out', async () => {
    const browser = fakeBrowser();
    const { time, clock } = timed();
    const { refresh, calls } = server();
    const tab = await signedIn({ browser, clock, calls });
    time.now += HOUR;
    browser.values.delete('userData'); // the storage event has not arrived yet
    await expect(tab.beforeRequest()).rejects.toMatchObject({ status: 401 });
    expect([refresh.mock.calls.length, tab.ended()]).toEqual([0, ['elsewhere']]);
  });

  it('never takes over the session of another user', async () => {
    const { time, clock } = timed();
    const theirs = session('theirs', user('0190a000-0000-7000-8000-00000000000b'));
    const tab = await signedIn({ clock, calls: { auth: { refresh: async () => ({ data: theirs }) } } });
    time.now += HOUR;
    await expect(tab.beforeRequest()).rejects.toMatchObject({ status: 401 });
    expect(tab.store.session.token()).toBeUndefined();
  });
});
