import type { Balance, Order } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

import { type TestApp, withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { grantFor, newKey, pay, type Person, person, quoteFor, topup } from '../../test/people.ts';
import { grants } from '../db/schema/identity.ts';
import { orderItems, wallets } from '../db/schema/money.ts';
import { rowsOf } from '../db/sql.ts';
import { assertBalanced, hold, type Posting } from '../ledger/movements.ts';
import { onTestHook } from './test-hooks.ts';

withDatabases('Placing an order', (make) => {
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  const balanceOf = async (call: TestApp['call'], { token }: Person) =>
    (await call<Balance>('GET /balance', { token })).body.data;
  /** Prepares a quote of 5.30, its grant, and a checkout with it. */
  const prepare = async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const { id: quoteId } = await quoteFor(call, ada, [topup(app)]);
    const grant = await grantFor(app, ada, quoteId);
    const send = () =>
      call<Order>('POST /checkout', { token: ada.token, body: { quoteId, grant }, headers: { 'idempotency-key': newKey() } });
    const usedAt = async () => (await app.db.select().from(grants)).map((row) => row.usedAt);
    return { app, call, clock, ada, send, usedAt };
  };

  it('uses up its grant', async () => {
    const { app, clock, send, usedAt } = await prepare();
    expect((await send()).status).toBe(201);
    expect(await usedAt()).toEqual([clock.now()]);
    await expectInvariants(app.db);
  });

  it('takes no money with a grant that was used between check and write', async () => {
    const { app, call, clock, ada, send } = await prepare();
    onTestHook('checkout:beforeWrite', async () => void (await app.db.update(grants).set({ usedAt: clock.now() })));
    expect(await send()).toMatchObject({ status: 403, failure: { code: 'GRANT_INVALID' } });
    expect(await balanceOf(call, ada)).toMatchObject({ available: usd(50_000), held: usd(0) });
    expect(await app.db.select().from(orderItems)).toEqual([]);
    await expectInvariants(app.db);
  });

  it('leaves its grant valid when the money was spent between check and write', async () => {
    const { app, send, usedAt } = await prepare();
    const setAvailable = async (available: bigint) => void (await app.db.update(wallets).set({ available }));
    onTestHook('checkout:beforeWrite', () => setAvailable(529n));
    expect((await send()).status).toBe(402);
    expect(await usedAt()).toEqual([null]);
    await setAvailable(50_000n);
    expect((await send()).status).toBe(201);
    await expectInvariants(app.db);
  });

  it('M3 writes the postings of a hold', async () => {
    const { app, ada, send } = await prepare();
    const { id } = (await send()).body.data;
    const written = await rowsOf<Posting & { amount: string }>(
      app.db,
      sql`select p.account, p.currency, p.amount from postings p join journal_entries e on e.id = p.entry_id where e.order_id = ${id} order by p.position`,
    );
    const { postings } = hold(ada.id, 'USD', 530n);
    expect(written.map((row) => ({ ...row, amount: BigInt(row.amount) }))).toEqual(postings);
    expect(() => assertBalanced(postings)).not.toThrow();
    await expectInvariants(app.db);
  });

  it('wakes the worker for the items after the delay, but not for a replay', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const { id } = await quoteFor(call, ada, [topup(app)]);
    const wake = vi.spyOn(app.worker, 'wake');
    const key = newKey();
    for (const times of [1, 2]) expect([times, (await pay(app, call, ada, id, key)).status]).toEqual([times, 201]);
    expect(wake.mock.calls).toEqual([[5000]]);
  });
});
