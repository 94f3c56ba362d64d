import type { Session } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { type TestApp, withDatabases } from './fixture.ts';
import { GOOD_PIN, login, registration, signUp } from './identity.ts';
import { buy, person, quoteFor, topup } from './people.ts';
import { RIGHTS } from './rights.ts';

const API = '/api/v1';
const key = ({ method, url }: { method: string; url: string }): string => `${method} ${url.slice(API.length)}`;

withDatabases('Rights', (make) => {
  it('Z1 every route has a row in the table of rights, and every row a route', async () => {
    const { app } = await make();
    const routes = app.routeTable.filter(({ url }) => url.startsWith(API)).map(key);
    expect(routes.toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
    for (const route of app.routeTable.filter(({ url }) => url.startsWith(API)))
      expect([key(route), route.public]).toEqual([key(route), RIGHTS[key(route)] === 'public']);
  });

  it('Z1 only public routes work without a session, or with an expired or malformed token', async () => {
    const { app, call, clock } = await make();
    const { token } = await signUp(app, call, 'ada@example.test');
    clock.advance(601);
    const closed = Object.entries(RIGHTS).filter(([, rule]) => rule !== 'public');
    for (const [line] of closed)
      for (const headers of [{}, { authorization: `Bearer ${token}` }, { authorization: 'Bearer nonsense' }]) {
        const response = await call(line.replaceAll(/:\w+/g, 'x'), { headers: headers as Record<string, string> });
        expect([line, response.status, response.failure.code]).toEqual([line, 401, 'UNAUTHENTICATED']);
      }
    expect(closed.length).toBeGreaterThan(9);
  });

  const prepare = async () => {
    const made: TestApp = await make();
    const owner = await person(made.app, {});
    const other = await person(made.app, {});
    const operator = await person(made.app, { role: 'operator' });
    const order = await buy(made.app, made.call, owner, [topup(made.app)]);
    const quote = await quoteFor(made.call, owner, [topup(made.app)]);
    const ids: Record<string, string> = { orders: order.id, quotes: quote.id, sessions: owner.sessionId };
    const path = (line: string): string =>
      line.replace(/(\w+)\/:(\w+)/, (_, topic: string) => `${topic}/${ids[topic] ?? 'missing'}`);
    return { ...made, owner, other, operator, ids, path };
  };

  it("Z1 another user's items are unknown to customers and operators, and not in their lists", async () => {
    const { call, owner, other, operator, path, ids } = await prepare();
    const owned = Object.entries(RIGHTS).filter(([line]) => line.includes('/:'));
    for (const [line] of owned) {
      expect(path(line)).not.toContain('missing');
      for (const { token } of [other, operator]) expect([line, (await call(path(line), { token })).status]).toEqual([line, 404]);
      expect([line, (await call(line.replace(/:\w+/, 'unknown'), { token: owner.token })).status]).toEqual([line, 404]);
    }
    expect(owned.length).toBeGreaterThan(3);
    const lists = Object.entries(RIGHTS).filter(([line, rule]) => rule === 'list' && line.startsWith('GET'));
    for (const [line] of lists)
      for (const { token } of [other, operator]) {
        const { text } = await call(line, { token });
        for (const id of [owner.id, ...Object.values(ids)]) expect([line, text.includes(id)]).toEqual([line, false]);
      }
    expect(lists.length).toBeGreaterThan(2);
    for (const [line] of owned.filter(([line]) => line.startsWith('GET')))
      expect([line, (await call(path(line), { token: owner.token })).status]).toEqual([line, 200]);
  });

  it("Z1 rejects another user's quote or order in a body", async () => {
    const { call, other, ids } = await prepare();
    const headers = { 'idempotency-key': 'a'.repeat(32) };
    const asks: [string, object, object?][] = [
      ['POST /checkout', { quoteId: ids['quotes'], pin: GOOD_PIN }, headers],
      ['POST /auth/step-up', { pin: GOOD_PIN, purpose: 'checkout', ref: ids['quotes'] }],
      ['POST /receipts/email', { orderId: ids['orders'], email: 'eve@example.test' }],
    ];
    for (const [line, body, more = {}] of asks)
      expect(await call(line, { token: other.token, body, headers: more as Record<string, string> })).toMatchObject({
        status: 404,
        failure: { code: 'NOT_FOUND' },
      });
  });

  it.each([
    'role',
    'balance',
    'ability',
    'id',
    'verified',
    'phoneVerified',
    'pinHash',
    'emailKey',
    'createdAt',
    'suspendedAt',
    '__proto__',
    'constructor',
  ])('Z2 rejects a registration that sets %s', async (field) => {
    const { call } = await make();
    const payload = JSON.stringify(registration('ada@example.test')).replace('{', `{${JSON.stringify(field)}:"operator",`);
    const response = await call('POST /auth/register', { payload, headers: { 'content-type': 'application/json' } });
    expect(response).toMatchObject({ status: 422, failure: { code: 'INVALID' } });
    expect(Object.keys(response.failure.fields ?? {})).toEqual([field]);
  });

  it('Z2 registers a customer; only the database makes an operator', async () => {
    const { app, call } = await make();
    const session = await signUp(app, call, 'ada@example.test');
    expect(session.ability).not.toContainEqual({ action: 'manage', subject: 'all' });
    const { rows } = (await app.db.execute(sql`select role from users`)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ role: 'customer' }]);
    await app.db.execute(sql`update users set role = 'operator'`);
    const again = (await login(call, 'ada@example.test')).body.data as Session;
    expect(again.ability).toEqual([{ action: 'manage', subject: 'all' }]);
  });

  it('Z2 abilities of operators are denied to customers', async () => {
    const { isAllowed } = await import('../src/users/abilities.ts');
    expect(isAllowed('customer', ['manage', 'all'])).toBe(false);
    expect(isAllowed('operator', ['manage', 'all'])).toBe(true);
    const { app } = await make();
    for (const { ability } of app.routeTable) if (ability) expect(isAllowed('operator', ability)).toBe(true);
    for (const { ability, url } of app.routeTable)
      if (ability && !url.includes('/admin/')) expect([url, isAllowed('customer', ability)]).toEqual([url, true]);
  });
});
