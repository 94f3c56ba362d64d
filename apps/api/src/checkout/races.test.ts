import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { isWaitedFor } from '../../test/lock-waits.ts';
import { newKey, pay, person, quoteFor, topup } from '../../test/people.ts';
import { onTestHook } from './test-hooks.ts';

const COST = 530n;

withDatabases('Concurrent checkouts', (make, kind) => {
  it('M1 a concurrent payment between check and write cannot overdraw the wallet', async () => {
    const { app, call } = await make();
    const ada = await person(app, { cents: COST });
    const [first, second] = [await quoteFor(call, ada, [topup(app)]), await quoteFor(call, ada, [topup(app)])];
    let concurrent: number | undefined;
    onTestHook('checkout:beforeWrite', async () => void (concurrent = (await pay(app, call, ada, second.id)).status));
    const response = await pay(app, call, ada, first.id);
    expect([concurrent, response.status, response.failure.code]).toEqual([201, 402, 'INSUFFICIENT_FUNDS']);
    await expectInvariants(app.db);
  });

  it('M2 a concurrent checkout that uses the quote, or the key, between check and write wins', async () => {
    const { app, call } = await make();
    const ada = await person(app);
    const { id } = await quoteFor(call, ada, [topup(app)]);
    onTestHook('checkout:beforeWrite', async () => void (await pay(app, call, ada, id)));
    expect((await pay(app, call, ada, id)).failure.code).toBe('QUOTE_USED');
    const next = await quoteFor(call, ada, [topup(app)]);
    const key = newKey();
    onTestHook('checkout:beforeWrite', async () => void (await pay(app, call, ada, next.id, key)));
    expect((await pay(app, call, ada, next.id, key)).headers['idempotency-replayed']).toBe('true');
    await expectInvariants(app.db);
  });

  // PGlite has one connection: a second transaction within an open one would never end.
  if (kind !== 'postgres') return;
  it('M1 a checkout waits for a transaction that locks the wallet, and sees its new balance', async () => {
    const { app, call } = await make();
    const ada = await person(app, { cents: COST });
    const { id } = await quoteFor(call, ada, [topup(app)]);
    let paying: ReturnType<typeof pay> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`update wallets set available = available - 1, lines = lines where user_id = ${ada.id}`);
      paying = pay(app, call, ada, id);
      // Waits until the checkout is blocked by the lock.
      while (!(await isWaitedFor(tx)));
    });
    expect((await paying)?.failure.code).toBe('INSUFFICIENT_FUNDS');
  });
});
