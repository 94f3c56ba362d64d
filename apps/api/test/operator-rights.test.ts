import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { users } from '../src/db/schema/identity.ts';
import { withDatabases } from './fixture.ts';
import { OPERATOR_ROUTES } from './operator-routes.ts';
import { buy, person, topup } from './people.ts';

const UNKNOWN = '019ab7e0-6f5c-7c3a-9d51-2f6f5f7f1b11';

withDatabases('The rights of operators', (make) => {
  it("Z1 are refused to customers on every operator route, for their own resources, others' and unknown ones", async () => {
    const { app, call } = await make();
    const [ada, bob] = [await person(app), await person(app)];
    const order = await buy(app, call, ada, [topup(app)]);
    const found = app.routeTable.filter(({ url }) => url.startsWith('/api/v1/admin/'));
    expect(found.map(({ method, url }) => `${method} ${url.slice('/api/v1'.length)}`).toSorted()).toEqual(
      OPERATOR_ROUTES.toSorted(),
    );
    for (const line of OPERATOR_ROUTES)
      for (const { token } of [ada, bob])
        for (const id of [order.id, ada.id, 'unknown']) {
          const { status, failure } = await call(line.replace(/:\w+/, id), { token });
          expect([line, status, failure.code]).toEqual([line, 403, 'FORBIDDEN']);
        }
  });

  it('Z1 treat an unknown resource as unknown, and give operators every list', async () => {
    const { app, call } = await make();
    const { token } = await person(app, { role: 'operator' });
    for (const line of OPERATOR_ROUTES.filter((each) => each.startsWith('GET')))
      for (const id of ['unknown', UNKNOWN]) {
        const { status } = await call(line.replace(/:\w+/, id), { token });
        expect([line, status]).toEqual([line, line.includes('/:') ? 404 : 200]);
      }
    const body = { reason: 'asked for' };
    expect((await call(`POST /admin/deposits/${UNKNOWN}/reject`, { token, body })).status).toBe(404);
    const amount = { amountMinor: 1, currency: 'USD' };
    expect((await call(`POST /admin/deposits/unknown/credit`, { token, body: { amount, note: '', grant: 'g' } })).status).toBe(
      404,
    );
    expect((await call(`POST /admin/users/${UNKNOWN}/suspend`, { token, body })).status).toBe(404);
    expect((await call(`POST /admin/users/unknown/restore`, { token })).status).toBe(404);
  });

  it('Z2 end immediately when an operator becomes a customer', async () => {
    const { app, call } = await make();
    const { token, id } = await person(app, { role: 'operator' });
    expect((await call('GET /admin/audit', { token })).status).toBe(200);
    await app.db.update(users).set({ role: 'customer' }).where(eq(users.id, id));
    expect((await call('GET /admin/audit', { token })).status).toBe(403);
  });
});
