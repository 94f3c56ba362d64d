import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person, PIN } from '../../test/people.ts';
import { until } from '../../test/until.ts';
import { devices, pinCounters } from '../db/schema/identity.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { findUserById } from '../users/repository.ts';
import { checkPin } from './service.ts';

withDatabases('A check of a PIN', (make) => {
  /** The app with a hasher that takes no time. */
  async function opened() {
    const made = await make();
    const pins = {
      ...made.app.pins,
      verify: async (stored: string | undefined, pin: string) => stored !== undefined && pin === PIN,
    };
    const app = {
      database: made.app.database,
      db: made.app.db,
      clock: made.clock,
      env: made.app.env,
      pins,
    } as unknown as FastifyInstance;
    const rows = () => made.app.db.select().from(pinCounters);
    return { ...made, parts: app, rows };
  }

  it('returns the attempts that are left, and a correct PIN resets them', async () => {
    const { app, parts, rows, clock } = await opened();
    const ada = await person(app);
    const user = await findUserById(app.db, ada.id);
    const attempt = { account: ada.email, user, device: [], prefix: undefined };
    const check = (pin: string, change = {}) => checkPin(parts, { ...attempt, pin, ...change });
    for (const left of [4, 3, 2]) expect(await check('913572')).toBe(left);
    expect(await check(PIN)).toBe(true);
    expect(await rows()).toEqual([]);
    for (const left of [4, 3, 2, 1, 0]) expect(await check(PIN, { user: undefined })).toBe(left);
    await expect(check(PIN)).rejects.toMatchObject({ status: 423, extras: { retryAfter: 900 } });
    clock.advance(900);
    expect(await check('913572')).toBe(0);
  });

  it('with a correct PIN of maya+1@ keeps the wrong attempts of maya@, and clears them if maya@ has no account', async () => {
    const { app, parts, rows } = await opened();
    const maya = await person(app);
    const plus = await person(app);
    const user = await findUserById(app.db, plus.id);
    const check = (account: string, pin: string) => checkPin(parts, { account, user, device: [], pin, prefix: undefined });
    expect(await check(maya.email, '913572')).toBe(4);
    expect(await check(maya.email, PIN)).toBe(true);
    expect((await rows()).map(({ wrong }) => wrong)).toEqual([1]);
    expect(await check('nobody@kado.test', '913572')).toBe(4);
    expect(await check('nobody@kado.test', PIN)).toBe(true);
    expect((await rows()).map(({ account }) => account)).toEqual([maya.email]);
  });

  it('A13 counts wrong PINs without a session for their address prefix, across accounts', async () => {
    const { app, parts, rows, clock } = await opened();
    const ada = await person(app);
    const user = await findUserById(app.db, ada.id);
    const limited = { ...parts, env: { ...app.env, prefixLimits: { ...app.env.prefixLimits, wrongPins: 3 } } } as FastifyInstance;
    const check = (account: string, pin: string, change = {}) =>
      checkPin(limited, { account, user, device: [], pin, prefix: '203.0.113.0/24', ...change });
    for (let count = 0; count < 4; count += 1) expect(await check(ada.email, PIN)).toBe(true);
    for (const account of ['a', 'b', 'c']) expect(await check(account, '913572')).toBe(4);
    const refused = { status: 429, extras: { retryAfter: 900 } };
    await expect(check('d', '913572')).rejects.toMatchObject(refused);
    await expect(check(ada.email, PIN)).rejects.toMatchObject(refused);
    expect((await rows()).map(({ account }) => account).toSorted()).toEqual(['a', 'b', 'c']);
    // Another prefix, a signed-in user, and a browser that is known to the account.
    expect(await check('d', PIN, { prefix: '203.0.114.0/24' })).toBe(true);
    expect(await check(ada.email, PIN, { prefix: undefined })).toBe(true);
    const device = newToken();
    await app.db.insert(devices).values({ userId: ada.id, hash: hashToken(device), createdAt: clock.now() });
    expect(await check(ada.email, PIN, { device: [device] })).toBe(true);
    clock.advance(900);
    expect(await check('d', '913572')).toBe(4);
  });

  it('A13 reports a locked account before the address prefix, and does not count it for the prefix', async () => {
    const { app, parts } = await opened();
    const limited = { ...parts, env: { ...app.env, prefixLimits: { ...app.env.prefixLimits, wrongPins: 6 } } } as FastifyInstance;
    const check = (account: string) =>
      checkPin(limited, { account, user: undefined, device: [], pin: PIN, prefix: '203.0.113.0/24' });
    for (const left of [4, 3, 2, 1, 0]) expect(await check('a')).toBe(left);
    for (let count = 0; count < 3; count += 1)
      await expect(check('a')).rejects.toMatchObject({ status: 423, extras: { retryAfter: 900 } });
    expect(await check('b')).toBe(4);
    await expect(check('b')).rejects.toMatchObject({ status: 429 });
    await expect(check('a')).rejects.toMatchObject({ status: 423 });
  });

  it('A13 that could not be completed does not count for the address prefix', async () => {
    const { app, parts } = await opened();
    const env = { ...app.env, prefixLimits: { ...app.env.prefixLimits, wrongPins: 1 } };
    const busy = { ...parts, env, pins: { ...parts.pins, verify: () => Promise.reject(new Error('busy')) } } as unknown;
    const attempt = { account: 'a', user: undefined, device: [], pin: PIN, prefix: '203.0.113.0/24' };
    for (let count = 0; count < 2; count += 1) await expect(checkPin(busy as FastifyInstance, attempt)).rejects.toThrow('busy');
    expect(await checkPin({ ...parts, env } as FastifyInstance, attempt)).toBe(4);
  });

  it('A12 does not wait for other accounts and address prefixes, and only signed-in users have priority', async () => {
    const { parts } = await opened();
    const gate = Promise.withResolvers<void>();
    const checks: unknown[] = [];
    const verify = async (_stored: unknown, pin: string, priority: unknown) => {
      checks.push(`${pin} as ${String(priority)}`);
      if (pin.startsWith('held')) await gate.promise;
      return false;
    };
    const anonymous = { ...parts.pins.anonymous, run: <Result>(work: () => Promise<Result>) => work() };
    const slow = { ...parts, pins: { ...parts.pins, verify, anonymous } } as unknown as FastifyInstance;
    const check = (account: string, pin: string, prefix?: string) =>
      checkPin(slow, { account, user: undefined, device: [], pin, prefix });
    const held = [check('a', 'held user'), check('b', 'held anonymous', '203.0.113.0/24')];
    await until(() => checks.length === 2);
    expect(await check('c', 'user')).toBe(4);
    expect(await check('d', 'anonymous', '203.0.114.0/24')).toBe(4);
    gate.resolve();
    expect(await Promise.all(held)).toEqual([4, 4]);
    expect(checks.toSorted()).toEqual([
      'anonymous as anonymous',
      'held anonymous as anonymous',
      'held user as signed-in',
      'user as signed-in',
    ]);
  });

  it('that could not be completed does not count as an attempt, and concurrent ones wait for each other', async () => {
    const { app, parts, rows } = await opened();
    const ada = await person(app);
    const user = await findUserById(app.db, ada.id);
    const attempt = { account: ada.email, user, device: [], prefix: undefined };
    const busy = {
      ...parts,
      pins: { ...parts.pins, verify: () => Promise.reject(new Error('busy')) },
    } as unknown as FastifyInstance;
    await expect(checkPin(busy, { ...attempt, pin: PIN })).rejects.toThrow('busy');
    expect((await rows()).map(({ wrong }) => wrong)).toEqual([0]);
    const results = await Promise.all(Array.from({ length: 12 }, () => checkPin(parts, { ...attempt, pin: PIN })));
    expect(new Set(results)).toEqual(new Set([true]));
  });
});
