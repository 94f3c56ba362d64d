import type { Session } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { Jar } from './caller.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { refresh, signUp } from './identity.ts';

const EMAIL = 'ada@example.test';
const HOUR = 3600;
const copy = (jar: Jar): Jar => new Map(jar);
const SESSION = '__Host-kado_session';

withDatabases('Refresh', (make) => {
  const begin = async (): Promise<TestApp & { jar: Jar; session: Session }> => {
    const made = await make();
    const jar: Jar = new Map();
    return { ...made, jar, session: await signUp(made.app, made.call, EMAIL, { cookies: jar }) };
  };

  it('A8 ends the session, and audits it, when a cookie is reused a minute after its successor was used', async () => {
    const { app, call, clock, jar } = await begin();
    const stolen = copy(jar);
    expect((await refresh(call, jar)).status).toBe(200);
    const renewed = await refresh(call, jar);
    clock.advance(61);
    expect((await refresh(call, stolen)).status).toBe(401);
    expect((await call('GET /users/me', { token: renewed.body.data.token })).status).toBe(401);
    expect((await refresh(call, jar)).status).toBe(401);
    const { rows } = (await app.db.execute(sql`select action from audit where action = 'auth.refresh-reused'`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toHaveLength(1);
  });

  it('A8 keeps twenty tabs signed in that refresh concurrently', async () => {
    const { call, clock, jar } = await begin();
    clock.advance(HOUR);
    const tabs = Array.from({ length: 20 }, () => copy(jar));
    const responses = await Promise.all(tabs.map((tab) => refresh(call, tab)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    clock.advance(59);
    for (const tab of tabs) expect((await refresh(call, tab)).status).toBe(200);
  });

  it('A8 survives five lost responses in a row', async () => {
    const { call, clock, jar } = await begin();
    for (let lost = 0; lost < 5; lost += 1) {
      clock.advance(HOUR);
      expect((await refresh(call, copy(jar))).status).toBe(200);
    }
    expect((await refresh(call, jar)).status).toBe(200);
    expect((await refresh(call, jar)).status).toBe(200);
  });

  it('A8 a superseded successor supersedes none of the others', async () => {
    const { call, clock, jar } = await begin();
    const [first, second] = [copy(jar), copy(jar)];
    for (const tab of [first, second]) expect((await refresh(call, tab)).status).toBe(200);
    // The response is lost, so the first tab keeps the successor that superseded the others.
    expect((await refresh(call, copy(first))).status).toBe(200);
    expect((await refresh(call, second)).status).toBe(200);
    clock.advance(60);
    expect((await refresh(call, first)).status).toBe(200);
  });

  it('A8 ends a session after twelve idle hours, and always after thirty days', async () => {
    const { call, clock, jar } = await begin();
    const idle = copy(jar);
    clock.advance(12 * HOUR - 1);
    expect((await refresh(call, idle)).status).toBe(200);
    clock.advance(1);
    expect((await refresh(call, jar)).status).toBe(401);
    for (let count = 0; count < 64; count += 1) {
      clock.advance(11 * HOUR);
      expect((await refresh(call, idle)).status).toBe(200);
    }
    clock.advance(11 * HOUR);
    expect((await refresh(call, idle)).status).toBe(401);
  });

  it('A8 signs out with only the cookie', async () => {
    const { call, jar, session } = await begin();
    const kept = copy(jar);
    expect((await call('POST /auth/logout', { cookies: jar })).status).toBe(200);
    expect(jar.has(SESSION)).toBe(false);
    expect((await call('GET /users/me', { token: session.token })).status).toBe(401);
    expect((await refresh(call, kept)).status).toBe(401);
    expect((await call('POST /auth/logout')).status).toBe(401);
  });
});
