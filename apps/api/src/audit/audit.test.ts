import type { AuditEntry } from '@kado/contracts';
import { expect, it } from 'vitest';

import { inReview } from '../../test/deposits.ts';
import { withDatabases } from '../../test/fixture.ts';
import { login, signUp, WRONG_PIN } from '../../test/identity.ts';
import { person, PIN, writeToSupport } from '../../test/people.ts';
import { recordAudit } from './record.ts';

withDatabases('The audit trail', (make) => {
  const begin = async () => {
    const { app, call, clock } = await make();
    const ops = await person(app, { role: 'operator' });
    const read = async (query = '') => (await call<AuditEntry[]>(`GET /admin/audit?${query}`, { token: ops.token })).body;
    const actions = async (query = '') => (await read(query)).data.map(({ action }) => action);
    return { app, call, clock, ops, read, actions };
  };

  it('lists who did what, newest first, with the values before and after', async () => {
    const { call, app, ops, read } = await begin();
    const ada = await person(app);
    await call(`POST /admin/users/${ada.id}/suspend`, { token: ops.token, body: { reason: 'asked for' } });
    const [row] = (await read()).data;
    expect(row).toEqual({
      id: expect.any(String),
      at: app.clock.now().toISOString(),
      actor: ops.id,
      actorEmail: ops.email,
      action: 'user.suspended',
      subject: 'User',
      subjectId: ada.id,
      before: { state: 'active' },
      after: { state: 'suspended', reason: 'asked for' },
      ip: '127.0.0.1',
    });
  });

  it('is filtered by actor, action or group of actions, subject and day', async () => {
    const { app, call, clock, ops, actions } = await begin();
    const ada = await signUp(app, call, 'ada@example.test');
    await login(call, 'ada@example.test', WRONG_PIN);
    clock.advance(86_400);
    await login(call, 'ada@example.test');
    expect(await actions('action=auth.login')).toEqual(['auth.login']);
    expect(await actions('action=auth')).toEqual(['auth.login', 'auth.account-created', 'auth.verified', 'auth.register']);
    expect(await actions('action=aut')).toEqual([]);
    expect(await actions('action=denied')).toEqual(['denied.INVALID_CREDENTIALS']);
    expect(await actions(`actor=${ops.id}`)).toEqual([]);
    for (const actor of [ada.user.id, 'ADA@example']) expect((await actions(`actor=${actor}`))[0]).toBe('auth.login');
    expect((await actions(`subjectId=${ada.user.id}`))[0]).toBe('auth.login');
    expect(await actions('from=2026-11-22&to=2026-11-22')).toEqual(['auth.login']);
    expect(await actions('to=2026-11-20')).toEqual([]);
  });

  it('records the owner of a deposit or message, and lists such rows for this owner', async () => {
    const { app, call, ops, actions, read } = await begin();
    const ada = await person(app, { cents: 0n });
    const { id, reference } = await inReview(app, call, ada);
    await call(`POST /admin/deposits/${id}/reject`, { token: ops.token, body: { reason: 'no slip' } });
    const [row] = (await read(`subjectId=${id}`)).data;
    expect(row?.after).toMatchObject({ userId: ada.id, reference, amount: { amountMinor: 30_000, currency: 'USD' } });
    const ticket = await writeToSupport(call, ada);
    await call(`POST /admin/contact/${ticket}/close`, { token: ops.token });
    expect(await actions(`subjectId=${ada.id}`)).toEqual(['contact.closed', 'deposit.rejected']);
  });

  it('records the subject of a refused request', async () => {
    const { app, call, ops, read } = await begin();
    const { token } = await person(app, { role: 'operator', pin: PIN });
    const { id } = await inReview(app, call, ops);
    await call(`POST /admin/deposits/${id}/reject`, { token: ops.token, body: { reason: 'x' } });
    await call('POST /auth/step-up', { token, body: { pin: WRONG_PIN, purpose: 'credit', ref: id } });
    await call(`GET /admin/deposits/${'x'.repeat(99)}`, { token: (await person(app)).token });
    const { data } = await read('action=denied');
    expect(data.map(({ action, subject, subjectId }) => [action, subject, subjectId])).toEqual([
      ['denied.FORBIDDEN', '/api/v1/admin/deposits/:id', null],
      ['denied.WRONG_PIN', '/api/v1/auth/step-up', id],
      ['denied.FORBIDDEN', '/api/v1/admin/deposits/:id/reject', id],
    ]);
  });

  it('is paged without a gap, also when many events have the same time', async () => {
    const { app, clock, read } = await begin();
    for (let index = 0; index < 5; index += 1)
      await recordAudit(app.db, { at: clock.now(), action: `auth.${index}`, subject: 'Test' });
    const first = await read('limit=3');
    const next = await read(`limit=3&cursor=${first.meta?.nextCursor}`);
    expect([...first.data, ...next.data].map(({ action }) => action)).toEqual([4, 3, 2, 1, 0].map((index) => `auth.${index}`));
    expect(next.data[0]).toMatchObject({ actor: null, subjectId: null, ip: null });
    expect(next.meta).toBeUndefined();
  });

  it('I7 is exported as CSV without formulas', async () => {
    const { app, call, clock, ops } = await begin();
    await recordAudit(app.db, { at: clock.now(), action: 'auth.test', subject: 'Test', subjectId: '=1+1' });
    const csv = await call('GET /admin/audit', { token: ops.token, headers: { accept: 'text/csv' } });
    expect(csv.text).toContain("'=1+1");
  });

  it('records the exports of operators, with their filters and size, but not those of customers', async () => {
    const { app, call, ops } = await begin();
    const headers = { accept: 'text/csv' };
    await call('GET /admin/users?role=operator', { token: ops.token, headers });
    await call('GET /admin/users', { token: ops.token });
    await call('GET /orders', { token: (await person(app)).token, headers });
    const { body } = await call<AuditEntry[]>('GET /admin/audit?action=list.exported', { token: ops.token });
    expect(body.data.map(({ subject, after }) => ({ subject, after }))).toEqual([
      { subject: 'List', after: { url: '/api/v1/admin/users?role=operator', rows: 1 } },
    ]);
  });
});
