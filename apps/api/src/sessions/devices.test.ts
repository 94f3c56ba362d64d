import type { SessionRow } from '@kado/contracts';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { type Person, person } from '../../test/people.ts';
import { after } from '../clock.ts';
import { devices, sessions, users } from '../db/schema/identity.ts';
import { audit } from '../db/schema/system.ts';
import { newId } from '../db/ids.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { deviceTokens, setDeviceCookie } from './cookies.ts';
import { rememberDevice } from './repository.ts';
import { sendSession, startSession } from './service.ts';

const DAY = 86_400;

withDatabases('Signed-in devices', (make) => {
  const begin = async () => {
    const made = await make();
    const { action, subject, subjectId, actorId } = audit;
    const log = () => made.app.db.select({ action, subject, subjectId, actorId }).from(audit);
    const status = async ({ token }: Person) => (await made.call('GET /users/me', { token })).status;
    return { ...made, ada: await person(made.app), now: made.clock.now(), log, status };
  };

  it('contain the open sessions of this user, newest first, in pages', async () => {
    const { app, call, ada, now } = await begin();
    await person(app);
    const add = async (change: object) => {
      const id = newId();
      await app.db.insert(sessions).values({
        id,
        userId: ada.id,
        device: 'Chrome/Linux',
        createdAt: now,
        lastSeenAt: now,
        expiresAt: after(now, 60),
        ...change,
      });
      return id;
    };
    const second = await add({});
    await add({ endedAt: now });
    await add({ expiresAt: now });
    await add({ lastSeenAt: after(now, -12 * 3600) });
    const third = await add({ device: '/' });
    const list = async (query: string) => call<SessionRow[]>(`GET /users/me/sessions${query}`, { token: ada.token });
    const at = now.toISOString();
    const row = (id: string, device: string) => ({ id, device, createdAt: at, lastSeenAt: at, current: id === ada.sessionId });
    const rows = [row(third, 'Unknown device'), row(second, 'Chrome on Linux'), row(ada.sessionId, 'test')];
    expect((await list('')).body).toEqual({ data: rows });
    const first = await list('?limit=2');
    expect(first.body.data).toEqual(rows.slice(0, 2));
    expect((await list(`?limit=2&cursor=${first.body.meta?.nextCursor}`)).body).toEqual({ data: rows.slice(2) });
    expect((await list('?limit=3')).body.meta).toBeUndefined();
    await add({ lastSeenAt: after(now, 1 - 12 * 3600) });
    expect((await list('')).body.data).toHaveLength(4);
    const strange = Buffer.from('["no-id"]').toString('base64url');
    for (const cursor of ['nonsense', strange]) {
      const refused = await list(`?cursor=${cursor}`);
      expect([refused.status, Object.keys(refused.failure.fields ?? {})]).toEqual([422, ['cursor']]);
    }
  });

  it('can be signed out one by one or all others at once, but not those of other users', async () => {
    const { app, call, ada, status, log, clock } = await begin();
    const [phone, laptop, bob] = [await person(app), await person(app), await person(app)];
    for (const { sessionId } of [phone, laptop])
      await app.db.update(sessions).set({ userId: ada.id }).where(eq(sessions.id, sessionId));
    const remove = async (path: string, { token }: Person) => (await call(`DELETE /users/me/sessions${path}`, { token })).status;
    expect(await remove(`/${bob.sessionId}`, ada)).toBe(404);
    expect(await remove('/nothing', ada)).toBe(404);
    expect(await remove(`/${phone.sessionId}`, ada)).toBe(200);
    expect(await remove(`/${phone.sessionId}`, ada)).toBe(404);
    expect([await status(ada), await status(phone), await status(laptop), await status(bob)]).toEqual([200, 401, 200, 200]);
    expect(await remove('', ada)).toBe(200);
    expect([await status(ada), await status(laptop), await status(bob)]).toEqual([200, 401, 200]);
    expect(await log()).toEqual([
      { action: 'session.end', subject: 'Session', subjectId: phone.sessionId, actorId: ada.id },
      { action: 'session.end-others', subject: 'Session', subjectId: null, actorId: ada.id },
    ]);
    const ended = await app.db
      .select()
      .from(sessions)
      .where(sql`ended_at is not null`);
    expect(ended.map(({ endedAt, endedFor }) => [endedAt, endedFor])).toEqual(
      [1, 2].map(() => [clock.now(), 'signed out elsewhere']),
    );
  });

  it('have a name, thirty days, and a cookie that this server issued', async () => {
    const { app, ada, now } = await begin();
    const [user] = await app.db.select().from(users).where(eq(users.id, ada.id));
    const start = (cookies: Record<string, string>) =>
      startSession(app.db, user!, { headers: { 'user-agent': 'Firefox/1 (Windows)' }, cookies, server: app } as never, now);
    const first = await start({});
    const again = await start({ kado_device: first.device.join('.') });
    expect(again.device).toEqual(first.device);
    expect([first.isNewDevice, again.isNewDevice]).toEqual([true, false]);
    const planted = newToken();
    expect((await start({ kado_device: planted })).device).toEqual([expect.stringMatching(/^[\w-]{43}$/), planted]);
    const rows = await app.db.select().from(sessions).where(eq(sessions.device, 'Firefox/Windows'));
    expect(rows.map((row) => [row.userId, row.createdAt, row.lastSeenAt, row.expiresAt])).toEqual(
      [1, 2, 3].map(() => [ada.id, now, now, after(now, 30 * DAY)]),
    );
    expect(await app.db.select().from(devices)).toHaveLength(2);
  });

  it('get the session’s cookie and the device’s at a sign-in, and only the session’s at a renewal', async () => {
    const { app } = await begin();
    const [user] = await app.db.select().from(users);
    const cookiesOf = (more: object) => {
      const names: string[] = [];
      const reply = { server: app, setCookie: (name: string) => names.push(name) };
      sendSession(reply as never, user!, { bearer: 'b', bearerSeconds: 60, refresh: 'r', refreshSeconds: 60, ...more });
      return names;
    };
    expect(cookiesOf({ device: [newToken()] })).toEqual(['__Host-kado_session', 'kado_device']);
    expect(cookiesOf({})).toEqual(['__Host-kado_session']);
  });

  it('have a device cookie with a token for each of at most five accounts, the newest first', async () => {
    const { app, now } = await begin();
    const users = Array.from({ length: 6 }, () => newId());
    const remember = (id: string, tokens: readonly string[]) => rememberDevice(app.db, id, tokens, now);
    let tokens: readonly string[] = [];
    for (const id of users) tokens = await remember(id, tokens);
    expect(new Set(tokens).size).toBe(6);
    for (const id of users) expect(await remember(id, tokens)).toEqual(tokens);
    const hashes = new Map((await app.db.select().from(devices)).map(({ userId, hash }) => [hash, userId]));
    expect(tokens.map((token) => hashes.get(hashToken(token)))).toEqual(users.toReversed());
    const cookieOf = (origin: string) => {
      const reply = { server: { env: { origin } }, setCookie: (...args: unknown[]) => args };
      return setDeviceCookie(reply as never, tokens) as unknown as [string, string, object];
    };
    const options = { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: 365 * DAY };
    expect(cookieOf('https://kado.example')).toEqual(['__Host-kado_device', tokens.slice(0, 5).join('.'), options]);
    expect(cookieOf('http://127.0.0.1:8080')[0]).toBe('kado_device');
    const read = (value: string) =>
      deviceTokens({ cookies: { kado_device: value }, server: { env: { origin: 'http://127.0.0.1' } } } as never);
    expect(read(`x.${tokens.join('.')}`)).toEqual(tokens.slice(0, 5));
    expect([read(''), read('...'), read('x.y')]).toEqual([[], [], []]);
  });
});
