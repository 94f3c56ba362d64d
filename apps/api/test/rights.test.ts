import type { Session } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { abilitiesOf, isAllowed, PAGE_SUBJECTS } from '../src/users/abilities.ts';
import { type TestApp, withDatabases } from './fixture.ts';
import { GOOD_PIN, login, registration, signUp } from './identity.ts';
import { operatorRights } from './operator-routes.ts';
import { bodyOf, OPERATORS_TOO, PUBLIC_ROUTES, RIGHTS } from './own-routes.ts';
import { prepareThings } from './things.ts';

const API = '/api/v1';
const key = ({ method, url }: { method: string; url: string }): string => `${method} ${url.slice(API.length)}`;
const privateRoutes = (app: TestApp['app']): string[] =>
  app.routeTable.filter((route) => route.url.startsWith(API) && !route.public).map(key);
const isOperators = (line: string): boolean => line.includes(' /admin/');
/** The routes for signed-in users, without those of operators. */
const ownRoutes = (app: TestApp['app']): string[] => privateRoutes(app).filter((line) => !isOperators(line));

/** These responses contain no ids of the user's resources; a notification exists only after an order is final. */
const WITHOUT_IDS = new Set(['GET /balance', 'GET /notifications', 'GET /users/me/notification-preferences']);

withDatabases('Rights', (make) => {
  it('Z1 exactly the listed routes are public', async () => {
    const { app } = await make();
    const routes = app.routeTable.filter(({ url }) => url.startsWith(API));
    expect(
      routes
        .filter((route) => route.public)
        .map(key)
        .toSorted(),
    ).toEqual(PUBLIC_ROUTES.toSorted());
  });

  it('Z1 every other route requires its own ability', async () => {
    const { app } = await make();
    const routes = app.routeTable.filter((route) => route.url.startsWith(API) && !route.public);
    expect(Object.fromEntries(routes.map((route) => [key(route), route.ability?.join(' ')]))).toEqual({
      ...RIGHTS,
      ...operatorRights,
    });
  });

  it('Z1 only public routes work without a session, or with an expired or malformed token', async () => {
    const { app, call, clock } = await make();
    const { token } = await signUp(app, call, 'ada@example.test');
    clock.advance(601);
    const lines = privateRoutes(app);
    for (const line of lines)
      for (const headers of [{}, { authorization: `Bearer ${token}` }, { authorization: 'Bearer nonsense' }]) {
        const response = await call(line.replaceAll(/:\w+/g, 'x'), { headers: headers as Record<string, string> });
        expect([line, response.status, response.failure.code]).toEqual([line, 401, 'UNAUTHENTICATED']);
      }
    expect(lines.length).toBeGreaterThan(9);
  });

  const prepare = async () => {
    const made: TestApp = await make();
    const things = await prepareThings(made);
    const path = (line: string): string =>
      line.replaceAll(/(\w+)\/:(\w+)/g, (_, topic: string) => `${topic}/${things.ids[topic] ?? 'missing'}`);
    return { ...made, ...things, path };
  };

  it("Z1 another user's items are unknown to customers and operators, and not in their lists", async () => {
    const { app, call, owner, other, operator, path, ids } = await prepare();
    const items = ownRoutes(app).filter((line) => line.includes('/:'));
    for (const line of items) {
      expect(path(line)).not.toContain('missing');
      for (const { token } of OPERATORS_TOO.has(line) ? [other] : [other, operator])
        expect([line, (await call(path(line), { token, ...bodyOf(line) })).status]).toEqual([line, 404]);
      expect([line, (await call(line.replace(/:\w+/, 'unknown'), { token: owner.token, ...bodyOf(line) })).status]).toEqual([
        line,
        404,
      ]);
    }
    expect(items.length).toBeGreaterThan(3);
    const lists = ownRoutes(app).filter((line) => line.startsWith('GET') && !line.includes('/:'));
    for (const line of lists) {
      const holds = async ({ token }: { token: string }) => {
        const { status, text } = await call(line, { token });
        return [line, status, [owner.id, ...Object.values(ids)].some((id) => text.includes(id))];
      };
      for (const stranger of [other, operator]) expect(await holds(stranger)).toEqual([line, 200, false]);
      expect(await holds(owner)).toEqual([line, 200, !WITHOUT_IDS.has(line)]);
    }
    expect(lists.length).toBeGreaterThan(2);
    for (const line of items.filter((each) => each.startsWith('GET')))
      expect([line, (await call(path(line), { token: owner.token })).status]).toEqual([line, 200]);
  });

  it("Z1 rejects another user's quote or order in a body", async () => {
    const { call, other, ids } = await prepare();
    const headers = { 'idempotency-key': 'a'.repeat(32) };
    const asks: [string, object, object?][] = [
      ['POST /checkout', { quoteId: ids['quotes'], pin: GOOD_PIN }, headers],
      ['POST /auth/step-up', { pin: GOOD_PIN, purpose: 'checkout', ref: ids['quotes'] }],
      ['POST /receipts/email', { orderId: ids['orders'], email: 'eve@example.test' }],
      ['POST /auth/step-up', { pin: GOOD_PIN, purpose: 'credit', ref: ids['deposits'] }],
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

  it('Z2 registers only customers; operators are created only in the database', async () => {
    const { app, call } = await make();
    const session = await signUp(app, call, 'ada@example.test');
    expect(session.ability).not.toContainEqual({ action: 'manage', subject: 'all' });
    const { rows } = (await app.db.execute(sql`select role from users`)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ role: 'customer' }]);
    await app.db.execute(sql`update users set role = 'operator'`);
    const again = (await login(call, 'ada@example.test')).body.data as Session;
    expect(again.ability).toEqual([{ action: 'manage', subject: 'all' }]);
  });

  it('Z2 customers have abilities only for the subjects of their routes and pages', () => {
    const subjects = new Set(Object.values(RIGHTS).map((right) => right.split(' ')[1]));
    subjects.delete('Auth');
    // The page of bank prices, whose routes are public.
    subjects.add('Bank');
    expect(new Set(abilitiesOf('customer').map(({ action, subject }) => `${action} ${subject}`))).toEqual(
      new Set(['read Auth', ...[...subjects, ...PAGE_SUBJECTS].map((subject) => `manage ${subject}`)]),
    );
  });

  it('Z2 abilities of operators are denied to customers', async () => {
    expect(isAllowed('customer', ['manage', 'all'])).toBe(false);
    expect([isAllowed('customer', ['read', 'Auth']), isAllowed('customer', ['delete', 'Auth'])]).toEqual([true, false]);
    expect(isAllowed('operator', ['manage', 'all'])).toBe(true);
    const { app } = await make();
    const guarded = app.routeTable.flatMap(({ ability, url }) => (ability ? [{ ability, url }] : []));
    expect(guarded.filter(({ ability }) => !isAllowed('operator', ability))).toEqual([]);
    expect(guarded.filter(({ ability, url }) => !url.includes('/admin/') && !isAllowed('customer', ability))).toEqual([]);
    expect(guarded.length).toBeGreaterThan(9);
  });
});
