import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { orderItems } from '../../src/db/schema/money.ts';
import { rowsOf } from '../../src/db/sql.ts';
import { settle } from '../../src/orders/settle.ts';
import { figure } from '../figure.ts';
import { withDatabases } from '../fixture.ts';
import { expectInvariants } from '../invariants/invariants.ts';
import { buy, person, topup } from '../people.ts';

const ORDERS = 500;
const TRIES = 3;
const WORKERS = 20;

withDatabases('Refunds', (make) => {
  it('M4 500 items that fail, each refunded three times by twenty workers at once, are refunded once', async (context) => {
    const { app, call, clock } = await make();
    const ada = await person(app, { cents: 530n * BigInt(ORDERS) });
    for (let count = 0; count < ORDERS; count += 1) await buy(app, call, ada, [topup(app)]);
    await app.db.update(orderItems).set({ status: 'submitted', submittedAt: clock.now() });
    const items = await app.db.select().from(orderItems);
    // The attempts for one item are adjacent, so that several workers process it at the same time.
    const refunds = items.flatMap((item) => Array.from({ length: TRIES }, () => item));
    const results: boolean[] = [];
    const work = async (): Promise<void> => {
      for (let item = refunds.pop(); item; item = refunds.pop()) {
        const now = clock.sql();
        results.push(await settle(app.db, { event: 'fail', item, supplier: 'sandbox', now, failureCode: 'REFUSED' }));
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    const refunded = results.filter(Boolean).length;
    expect([refunded, results.length - refunded]).toEqual([ORDERS, ORDERS * (TRIES - 1)]);
    const [wallet] = await rowsOf<{ available: string; held: string }>(
      app.db,
      sql`select available::text, held::text from wallets where user_id = ${ada.id}::uuid`,
    );
    expect(wallet).toEqual({ available: String(530 * ORDERS), held: '0' });
    await expectInvariants(app.db);
    figure(context, `${refunded} refunded, ${results.length - refunded} refused`);
  });
});
