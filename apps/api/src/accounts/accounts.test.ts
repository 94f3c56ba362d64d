import type { UserAccount } from '@kado/contracts';
import { eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { GOOD_PIN, login, refresh, signUp, WRONG_PIN } from '../../test/identity.ts';
import { person } from '../../test/people.ts';
import { users } from '../db/schema/identity.ts';
import { audit } from '../db/schema/system.ts';

withDatabases('Accounts, for operators', (make) => {
  const begin = async () => {
    const { app, call, clock } = await make();
    const ops = await person(app, { role: 'operator' });
    const ada = await signUp(app, call, 'ada@example.test', { cookies: new Map() });
    const path = `POST /admin/users/${ada.user.id}`;
    const suspend = (token = ops.token, body: object = { reason: 'A stolen card' }) =>
      call<UserAccount>(`${path}/suspend`, { token, body });
    const restore = (token = ops.token) => call<UserAccount>(`${path}/restore`, { token });
    return { app, call, clock, ops, ada, suspend, restore };
  };

  it('signs out a suspended customer at once, and gives the reason only after a correct PIN', async () => {
    const { app, call, suspend } = await begin();
    const jar = new Map<string, string>();
    const session = (await login(call, 'ada@example.test', GOOD_PIN, jar)).body.data;
    const { status, body } = await suspend();
    expect([status, body.data.suspendedFor, Date.parse(body.data.suspendedAt ?? '')]).toEqual([
      200,
      'A stolen card',
      app.clock.now().getTime(),
    ]);
    expect((await call('GET /users/me', { token: session.token })).status).toBe(401);
    expect((await refresh(call, jar)).status).toBe(401);
    expect(await login(call, 'ada@example.test')).toMatchObject({ status: 403, failure: { code: 'ACCOUNT_SUSPENDED' } });
    expect(await login(call, 'ada@example.test', WRONG_PIN)).toMatchObject({
      status: 401,
      failure: { code: 'INVALID_CREDENTIALS', attemptsLeft: 4 },
    });
  });

  it('lets a restored customer sign in again, but does not restore the ended sessions', async () => {
    const { call, ada, suspend, restore } = await begin();
    await suspend();
    const restored = await restore();
    expect([restored.status, restored.body.data.suspendedAt, restored.body.data.suspendedFor]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect((await call('GET /users/me', { token: ada.token })).status).toBe(401);
    expect((await login(call, 'ada@example.test')).status).toBe(200);
  });

  it("notifies the customer of both in their language, without the operator's note", async () => {
    const { app, call, ada, suspend, restore } = await begin();
    await call('PATCH /users/me', { token: ada.token, body: { languageCode: 'de' } });
    await suspend();
    const [suspended] = await app.mail.list();
    expect(suspended).toMatchObject({ to: 'ada@example.test', subject: 'Ihr Konto ist gesperrt' });
    expect(suspended?.text).not.toContain('A stolen card');
    expect(suspended?.text).toContain(`Schreiben Sie uns: ${app.env.origin}/contact`);
    await restore();
    const mails = await app.mail.list();
    expect(mails[0]).toMatchObject({ to: 'ada@example.test', subject: 'Ihr Konto ist wieder freigegeben' });
    await Promise.all([suspend(), suspend()]);
    expect((await app.mail.list()).length).toBe(mails.length + 1);
    const { token } = (await restore(), (await login(call, 'ada@example.test')).body.data);
    const { data } = (await call<{ kind: string }[]>('GET /notifications', { token })).body;
    expect(data.map(({ kind }) => kind).filter((kind) => kind !== 'security.new_device')).toEqual([
      'security.restored',
      'security.suspended',
      'security.restored',
      'security.suspended',
    ]);
  });

  it('refuses to suspend or restore twice, oneself, or without a reason', async () => {
    const { call, ops, suspend, restore } = await begin();
    expect(await restore()).toMatchObject({ status: 409, failure: { code: 'STATE_CONFLICT', status: 'active' } });
    expect((await suspend(ops.token, { reason: '  ' })).status).toBe(422);
    await suspend();
    expect(await suspend()).toMatchObject({ status: 409, failure: { code: 'STATE_CONFLICT', status: 'suspended' } });
    const own = await call(`POST /admin/users/${ops.id}/suspend`, { token: ops.token, body: { reason: 'tired' } });
    expect([own.status, own.failure.code]).toEqual([403, 'FORBIDDEN']);
    expect((await call('GET /users/me', { token: ops.token })).status).toBe(200);
  });

  it('lets only one of two operators suspend an account at the same time', async () => {
    const { app, suspend } = await begin();
    const second = await person(app, { role: 'operator' });
    const answers = await Promise.all([suspend(), suspend(second.token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await app.db.select().from(audit).where(eq(audit.action, 'user.suspended'))).toHaveLength(1);
  });

  it('lets only one of two operators suspend the other at the same time, and signs the other out', async () => {
    const { app, call, ops } = await begin();
    const second = await person(app, { role: 'operator' });
    const suspend = (actor: typeof ops, target: typeof ops) =>
      call(`POST /admin/users/${target.id}/suspend`, { token: actor.token, body: { reason: 'A stolen laptop' } });
    const answers = await Promise.all([suspend(ops, second), suspend(second, ops)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await app.db.$count(users, isNotNull(users.suspendedAt))).toBe(1);
  });

  it('records both in the audit trail: actor, subject, before, after, address and request', async () => {
    const { app, ops, ada, suspend, restore } = await begin();
    const [first, second] = [await suspend(), await restore()];
    const rows = await app.db.select().from(audit).where(eq(audit.actorId, ops.id)).orderBy(audit.id);
    const common = { actorId: ops.id, subject: 'User', subjectId: ada.user.id, ip: '127.0.0.1' };
    expect(rows).toMatchObject([
      {
        ...common,
        action: 'user.suspended',
        before: { state: 'active' },
        after: { state: 'suspended', reason: 'A stolen card' },
        requestId: first.headers['x-request-id'],
      },
      {
        ...common,
        action: 'user.restored',
        before: { state: 'suspended', reason: 'A stolen card' },
        after: { state: 'active' },
        requestId: second.headers['x-request-id'],
      },
    ]);
  });

  it('are found by name, e-mail address or phone, by role and by state, page by page', async () => {
    const { call, ops, ada, suspend } = await begin();
    const found = async (query: string) =>
      (await call<UserAccount[]>(`GET /admin/users?${query}`, { token: ops.token })).body.data.map(({ id }) => id);
    const both = [ada.user.id, ops.id].toSorted().toReversed();
    expect(await found('q=')).toEqual(both);
    for (const q of ['ADA@EXAMPLE', 'ada@example.test']) expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([ada.user.id]);
    for (const q of ['ada obi', ' Obi', 'Obi  Ada', 'obi, ada', '+234 803 555 0142', '8035550142'])
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, both]);
    for (const q of ['00234 803 555 0142', '0803 555-0142', '\u200E(0803) 555.0142', '٠٨٠٣ ٥٥٥ ٠١٤٢', '۲۳۴۸۰۳'])
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, both]);
    for (const q of ['ada ada', '+', '0803 555 0143']) expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
    expect(await found('q=%25')).toEqual([]);
    expect(await found('role=operator')).toEqual([ops.id]);
    await suspend();
    expect([await found('state=suspended'), await found('state=active')]).toEqual([[ada.user.id], [ops.id]]);
    const first = await call<UserAccount[]>('GET /admin/users?limit=1', { token: ops.token });
    const next = await call<UserAccount[]>(`GET /admin/users?limit=1&cursor=${first.body.meta?.nextCursor}`, {
      token: ops.token,
    });
    expect([...first.body.data, ...next.body.data].map(({ id }) => id)).toEqual(both);
    expect(next.body.meta).toBeUndefined();
    expect((await call<UserAccount>(`GET /admin/users/${ada.user.id}`, { token: ops.token })).body.data).toMatchObject({
      email: 'ada@example.test',
      role: 'customer',
      suspendedFor: 'A stolen card',
    });
  });

  it('contain no secrets', async () => {
    const { call, ops } = await begin();
    expect((await call('GET /admin/users', { token: ops.token })).text).not.toMatch(/argon2|pinHash|emailKey/);
  });
});
