import type { Order } from '@kado/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { figure } from '../../test/figure.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { buy, person, topup } from '../../test/people.ts';
import { pass, type Script, scripted } from '../../test/scripted-supplier.ts';
import { audit } from '../db/schema/system.ts';
import { rowsOf } from '../db/sql.ts';
import type { SupplierResult } from './supplier.ts';

const PROMISE = 900;
const pending: SupplierResult = { state: 'pending', checkAfterMs: 20_000 };
const delivered: SupplierResult = { state: 'delivered' };

withDatabases('Supplier outcomes', (make) => {
  it.for<[string, Script, string, number]>([
    ['delivers at once', () => delivered, 'delivered', 0],
    ['fails at once', () => ({ state: 'failed', code: 'INVALID_NUMBER' }), 'failed', 0],
    ['is unavailable twice', (calls) => (calls <= 2 ? 'down' : delivered), 'delivered', 0],
    ['breaks, then fails', (calls) => (calls === 1 ? 'broken' : { state: 'failed', code: 'X' }), 'failed', 0],
    ['is pending, then delivers', (calls) => (calls <= 3 ? pending : delivered), 'delivered', 0],
    ['never responds', () => pending, 'reversed', 0],
    ['is always unavailable', () => 'down', 'reversed', 0],
    ['delivers twice', (calls) => (calls === 1 ? { ...delivered, checkAfterMs: 2000 } : delivered), 'delivered', 0],
    [
      'fails after it delivered',
      (calls) => (calls === 1 ? { ...delivered, checkAfterMs: 2000 } : { state: 'failed', code: 'X' }),
      'delivered',
      0,
    ],
    ['delivers after the reversal', (calls) => (calls * 20 < PROMISE + 40 ? pending : delivered), 'reversed', 1],
    [
      'delivers twice after the reversal',
      (calls) => (calls * 20 < PROMISE + 40 ? pending : { ...delivered, checkAfterMs: 1000 }),
      'reversed',
      1,
    ],
    [
      'fails after the reversal',
      (calls) => (calls * 20 < PROMISE + 40 ? pending : { state: 'failed', code: 'X' }),
      'reversed',
      0,
    ],
  ])('M10 settles each item once when the supplier %s', async ([, script, status, losses], context) => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    await person(app, { cents: 0n, role: 'operator', languageCode: 'fr' });
    const { worker } = scripted(app, { '42': script });
    const { id } = await buy(app, call, ada, [topup(app)]);
    await pass(clock, worker, PROMISE + 60, 20);
    const order = (await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data;
    expect(order.items.map((item) => item.status)).toEqual([status]);
    expect(order.held.amountMinor).toBe(0);
    await pass(clock, worker, 600, 60);
    expect((await call<Order>(`GET /orders/${id}`, { token: ada.token })).body.data).toEqual(order);
    const alerts = await app.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'supplier.late')));
    const mails = (await app.mail.list()).filter(({ subject }) => subject.startsWith('Perte'));
    expect([alerts.length, mails.length]).toEqual([losses, losses]);
    const [account] = await rowsOf<{ sum: string | null }>(
      app.db,
      sql`select sum(amount)::text as sum from postings where account = 'house:losses'`,
    );
    expect(Number(account?.sum ?? 0) + 500 * losses).toBe(0);
    const [ends] = await rowsOf<{ count: number }>(
      app.db,
      sql`select count(*)::int as count from journal_entries where type in ('capture', 'release')`,
    );
    figure(context, `${order.items[0]?.status} with ${ends?.count} end`);
    expect(ends?.count).toBe(1);
    await expectInvariants(app.db);
  });
});
