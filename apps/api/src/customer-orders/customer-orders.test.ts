import type { CustomerOrder } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { bankGift, buy, giftCard, person, topup } from '../../test/people.ts';
import { users } from '../db/schema/identity.ts';

withDatabases('Orders, for operators', (make) => {
  const begin = async () => {
    const { app, call, clock } = await make();
    const ops = await person(app, { role: 'operator' });
    const [ada, bob] = [await person(app), await person(app)];
    await app.db.update(users).set({ firstName: 'Bob', lastName: 'Marsh' }).where(eq(users.id, bob.id));
    const first = await buy(app, call, ada, [topup(app, '42'), topup(app, '02')]);
    clock.advance(60);
    const second = await buy(app, call, bob, [topup(app, '43')]);
    await app.worker.tick();
    const read = async (query = '') => (await call<CustomerOrder[]>(`GET /admin/orders?${query}`, { token: ops.token })).body;
    const found = async (query = '') => (await read(query)).data.map(({ id }) => id);
    return { app, call, ops, ada, bob, first, second, read, found };
  };

  it("contain those of all customers, with the customer, the events and the supplier's references", async () => {
    const { call, ops, ada, first, second, found } = await begin();
    expect(await found()).toEqual([second.id, first.id]);
    const { data } = (await call<CustomerOrder>(`GET /admin/orders/${first.id}`, { token: ops.token })).body;
    expect(data.customer).toEqual({ id: ada.id, firstName: 'Ada', lastName: 'Obi', email: ada.email });
    expect(data.items.map(({ status, supplier, supplierReference, attempts }) => [status, supplier, supplierReference, attempts]))
      // The sandbox is called once for each item.
      .toEqual(first.items.map(({ id }, index) => [index ? 'failed' : 'delivered', 'sandbox', id, 1]));
    expect(data.events.map(({ kind }) => kind).toSorted()).toEqual(['delivered', 'failed', 'placed', 'submitted', 'submitted']);
  });

  it("have the filters of a customer's own list, and one by customer", async () => {
    const { ada, bob, first, second, found } = await begin();
    const both = [second.id, first.id];
    expect(await found(`customer=${ada.id}`)).toEqual([first.id]);
    expect([await found('customer=nobody'), await found(`customer=${first.id}`)]).toEqual([[], []]);
    expect([await found('status=partially_completed'), await found('kind=topup'), await found('kind=gift')]).toEqual([
      [first.id],
      both,
      [],
    ]);
    expect([await found('from=2026-11-21&to=2026-11-21'), await found('to=2026-11-20')]).toEqual([both, []]);
    for (const q of [first.reference, ada.email, '+234 803 555 0102', first.items[0]!.id])
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [first.id]]);
    expect([await found('q=bob+marsh'), await found(`q=${bob.email}`), await found('q=')]).toEqual([
      [second.id],
      [second.id],
      both,
    ]);
  });

  it('are found by the name typed for a gift or an account', async () => {
    const { app, call, ada, bob, found } = await begin();
    const gift = await buy(app, call, ada, [giftCard(app)]);
    const bank = await buy(app, call, bob, [bankGift(app)]);
    expect([await found('q=rosa+lima'), await found('q=karim'), await found('q=rosa_lima'), await found('q=()')]).toEqual([
      [gift.id],
      [bank.id],
      [],
      [],
    ]);
  });

  it('are paged, newest first, and exported', async () => {
    const { call, ops, first, second, read } = await begin();
    const page = await read('limit=1');
    const next = await read(`limit=1&cursor=${page.meta?.nextCursor}`);
    expect([page.data[0]?.id, next.data[0]?.id, next.meta]).toEqual([second.id, first.id, undefined]);
    const csv = await call('GET /admin/orders', { token: ops.token, headers: { accept: 'text/csv' } });
    expect(csv.text.split('\r\n')[0]).toContain('customer.email');
  });

  it('are not available under /orders, where operators only find their own', async () => {
    const { call, ops, first } = await begin();
    expect((await call(`GET /orders/${first.id}`, { token: ops.token })).status).toBe(404);
  });
});
