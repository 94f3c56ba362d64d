import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { after } from '../src/clock.ts';
import { allowances, sessions } from '../src/db/schema/identity.ts';
import { audit } from '../src/db/schema/system.ts';
import type { Jar } from './caller.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { GOOD_PIN, login, refresh, signUp } from './identity.ts';

const EMAIL = 'ada@example.test';
const HOUR = 3600;
const HOURS = 22;
const copy = (jar: Jar): Jar => new Map(jar);

withDatabases('A copied cookie', (make) => {
  const begin = async (): Promise<
    TestApp & { jar: Jar; reuses: () => Promise<number>; signedIn: (jar: Jar) => Promise<boolean> }
  > => {
    const made = await make();
    const jar: Jar = new Map();
    await signUp(made.app, made.call, EMAIL, { cookies: jar });
    const reuses = () => made.app.db.$count(audit, and(eq(audit.action, 'auth.refresh-reused'), eq(audit.subject, 'Session')));
    const signedIn = async (each: Jar) => (await refresh(made.call, each)).status === 200;
    return { ...made, jar, reuses, signedIn };
  };

  it.each([
    ['half an hour apart', HOUR / 2, 1],
    ['a minute apart', 60, 1],
    ['within the same minute', 59, 2],
    ['at the same moment', 0, 2],
  ])('A11 ends the session, audited, when owner and thief refresh every hour %s', async (_, apart, rounds) => {
    for (const ownerFirst of [true, false]) {
      const { app, clock, jar, reuses, signedIn } = await begin();
      const thief = copy(jar);
      const order = ownerFirst ? [jar, thief] : [thief, jar];
      let ended = -1;
      for (let round = 0; round < HOURS && ended < 0; round += 1) {
        const results: boolean[] = [];
        for (const each of order) {
          results.push(await signedIn(each));
          clock.advance(apart);
        }
        if (results.includes(false)) ended = round;
        clock.advance(HOUR - 2 * apart);
      }
      // In round 0, both get their own successor of the copied token.
      expect(ended).toBe(rounds);
      expect([await signedIn(jar), await signedIn(thief)]).toEqual([false, false]);
      expect(await reuses()).toBe(1);
      expect(await app.db.select({ reason: sessions.endedFor }).from(sessions)).toEqual([{ reason: 'reuse' }]);
    }
  });

  it('A11 ends the session when the copy is first used in the minute after the successor of its token was used', async () => {
    const { clock, jar, reuses, signedIn } = await begin();
    const thief = copy(jar);
    for (let count = 0; count < 2; count += 1) expect(await signedIn(jar)).toBe(true);
    clock.advance(59);
    expect(await signedIn(thief)).toBe(true);
    clock.advance(1);
    expect(await signedIn(thief)).toBe(false);
    expect([await signedIn(jar), await reuses()]).toEqual([false, 1]);
  });

  it('A11 keeps a browser signed in for a day of lost responses, waking tabs and sleep', async () => {
    const { clock, jar, reuses, signedIn } = await begin();
    for (let hour = 0; hour < HOURS; hour += 1) {
      clock.advance(HOUR);
      // The response is lost: the browser sends the same cookie again.
      expect(await signedIn(copy(jar))).toBe(true);
      // Tabs share one cookie jar: all send its cookie, and the last response is kept.
      const tabs = Array.from({ length: hour === 0 ? 20 : 2 }, () => copy(jar));
      expect(await Promise.all(tabs.map(signedIn))).toEqual(tabs.map(() => true));
      for (const [name, value] of tabs[hour % 2] ?? []) jar.set(name, value);
    }
    expect(await reuses()).toBe(0);
  });

  it('A11 A8 ends the session when it is renewed 10,000 times a day; the owner can sign in, and other sessions stay', async () => {
    const { app, call, clock, jar, reuses, signedIn } = await begin();
    const [thief, other]: [Jar, Jar] = [copy(jar), new Map()];
    await login(call, EMAIL, GOOD_PIN, other);
    expect([await signedIn(thief), await signedIn(copy(other))]).toEqual([true, true]);
    const used = { used: 9999, since: after(clock.now(), 1 - 24 * HOUR) };
    expect(await app.db.update(allowances).set(used).where(eq(allowances.kind, 'renewals')).returning()).toHaveLength(2);
    expect([await signedIn(copy(jar)), await reuses()]).toEqual([true, 0]);
    expect([await signedIn(copy(jar)), await signedIn(jar), await reuses()]).toEqual([false, false, 1]);
    const ended = await app.db.select({ reason: sessions.endedFor }).from(sessions).where(isNotNull(sessions.endedAt));
    expect(ended).toEqual([{ reason: 'reuse' }]);
    expect(await signedIn(other)).toBe(true);
    await login(call, EMAIL, GOOD_PIN, jar);
    expect(await signedIn(jar)).toBe(true);
  });

  it('A8 a day after the first renewal, the limit of renewals starts again', async () => {
    const { app, clock, jar, signedIn } = await begin();
    expect(await signedIn(jar)).toBe(true);
    await app.db.update(allowances).set({ used: 10_000, since: after(clock.now(), -24 * HOUR) });
    expect(await signedIn(jar)).toBe(true);
  });

  it('A11 concurrent uses of different successors wait for each other', async () => {
    const { clock, jar, signedIn } = await begin();
    const tabs = Array.from({ length: 20 }, () => copy(jar));
    for (let round = 0; round < 2; round += 1) expect(await Promise.all(tabs.map(signedIn))).toEqual(tabs.map(() => true));
    clock.advance(60);
    const later = await Promise.all(tabs.map(signedIn));
    expect(later.filter(Boolean).length).toBeLessThanOrEqual(1);
  });
});
