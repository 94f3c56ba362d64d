import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { devices, pinCounters } from '../db/schema/identity.ts';
import { newId } from '../db/ids.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { findUserById } from '../users/repository.ts';
import {
  counterDevice,
  deletePinCounter,
  deletePinCounters,
  movePinCounters,
  requireUnlocked,
  reserveAttempt,
  returnAttempt,
} from './repository.ts';

const counter = { account: 'ada@kado.test', device: 'others' };

withDatabases('PIN counters', (make) => {
  const opened = async () => {
    const made = await make();
    return { ...made, rows: () => made.app.db.select().from(pinCounters) };
  };

  it('A1 allow five attempts, then lock for longer each time, and after ten until a PIN reset', async () => {
    const { app, clock } = await opened();
    const reserve = () =>
      reserveAttempt(app.db, counter, clock.now()).catch((error: unknown) => (error as { extras: object }).extras);
    for (const wrong of [1, 2, 3, 4, 5]) expect(await reserve()).toBe(wrong);
    for (const [seconds, wrong] of [
      [900, 6],
      [1800, 7],
      [3600, 8],
      [3600, 9],
      [3600, 10],
    ] as const) {
      expect(await reserve()).toEqual({ retryAfter: seconds });
      clock.advance(seconds - 1);
      expect(await reserve()).toEqual({ retryAfter: 1 });
      clock.advance(1);
      expect(await reserve()).toBe(wrong);
    }
    clock.advance(86_400);
    expect(await reserve()).toEqual({ data: { pinReset: true } });
  });

  it('unlock when an attempt is returned; deleting them resets one device or all', async () => {
    const { app, clock, rows } = await opened();
    const now = clock.now();
    const device = { ...counter, device: 'known' };
    const other = { ...counter, account: 'bob@kado.test' };
    for (const each of [counter, device, other])
      for (let count = 0; count < 5; count += 1) await reserveAttempt(app.db, each, now);
    await returnAttempt(app.db, counter);
    expect(await reserveAttempt(app.db, counter, now)).toBe(5);
    await deletePinCounter(app.db, counter);
    expect((await rows()).map(({ account, device: name }) => `${account} ${name}`).toSorted()).toEqual([
      'ada@kado.test known',
      'bob@kado.test others',
    ]);
    await reserveAttempt(app.db, counter, now);
    await deletePinCounters(app.db, counter.account, newId());
    expect((await rows()).map(({ account }) => account)).toEqual(['bob@kado.test']);
  });

  it('A1 unlock when the time of the lock is over', async () => {
    const { app, clock } = await opened();
    await requireUnlocked(app.db, counter, clock.now());
    for (let count = 0; count < 5; count += 1) await reserveAttempt(app.db, counter, clock.now());
    clock.advance(899);
    await expect(requireUnlocked(app.db, counter, clock.now())).rejects.toMatchObject({ status: 423, extras: { retryAfter: 1 } });
    clock.advance(1);
    await requireUnlocked(app.db, counter, clock.now());
    clock.advance(1);
    await requireUnlocked(app.db, counter, clock.now());
  });

  it('A1 give no new attempts to a new e-mail address, and take none away', async () => {
    const { app, clock, rows } = await opened();
    const now = clock.now();
    const to = 'bob@kado.test';
    const wrong = async (account: string, device: string, count: number) => {
      for (let each = 0; each < count; each += 1) await reserveAttempt(app.db, { account, device }, now);
    };
    await wrong(counter.account, 'others', 2);
    await wrong(counter.account, 'known', 5);
    await wrong(to, 'others', 4);
    await movePinCounters(app.db, counter.account, to);
    await movePinCounters(app.db, to, to);
    const moved = (await rows()).filter(({ account }) => account === to);
    expect(Object.fromEntries(moved.map(({ device, wrong: count }) => [device, count]))).toEqual({ others: 4, known: 5 });
    const known = { account: to, device: 'known' };
    await expect(requireUnlocked(app.db, known, now)).rejects.toMatchObject({ status: 423, extras: { retryAfter: 900 } });
  });

  it('are separate for a browser only if the account has signed in there', async () => {
    const { app, clock } = await opened();
    const [ada, bob] = [await person(app), await person(app)];
    const [known, unknown] = [newToken(), newToken()];
    await app.db.insert(devices).values({ userId: ada.id, hash: hashToken(known), createdAt: clock.now() });
    const deviceOf = async (id: string | undefined, cookie: string[]) =>
      counterDevice(app.db, id === undefined ? undefined : await findUserById(app.db, id), cookie);
    expect(await deviceOf(ada.id, [known])).toBe(hashToken(known));
    expect(await deviceOf(ada.id, [unknown, known])).toBe(hashToken(known));
    for (const [id, cookie] of [
      [ada.id, [unknown]],
      [ada.id, []],
      [ada.id, ['others']],
      [bob.id, [known]],
      [undefined, [known]],
    ] as [string | undefined, string[]][])
      expect(await deviceOf(id, cookie)).toBe('others');
  });
});
