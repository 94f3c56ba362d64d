import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { planner } from '../../test/family-plans.ts';
import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { isWaitedFor } from '../../test/lock-waits.ts';
import { newKey, person, quoteFor, topup } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { rowsOf } from '../db/sql.ts';
import { placeOrder } from './place-order.ts';

const CONTENTS = sql`select (select json_agg(r) from plan_runs r) as runs, (select json_agg(w) from wallets w) as wallets,
  (select count(*)::int from orders) as orders, (select count(*)::int from journal_entries) as entries`;

withDatabases('The purchase of a run', (make, kind) => {
  /** Prepares a quote of 5.30, and the announced run that it is for. */
  const prepare = async () => {
    const made = await make();
    const { app, call, clock } = made;
    const { who, made: plan } = await planner(made);
    await plan();
    await app.db.execute(sql`update plan_runs set status = 'announced'`);
    const [run] = await rowsOf<{ id: string }>(app.db, sql`select id from plan_runs`);
    const { id: quoteId } = await quoteFor(call, who, [topup(app)]);
    const times = { submitDelaySeconds: 5, promiseSeconds: 900 };
    const place = (userId = who.id, runId = run!.id) =>
      placeOrder(app.db, { userId, runId }, { key: newKey(), quoteId, now: clock.now(), ...times });
    const another = async () => (await quoteFor(call, who, [topup(app)])).id;
    const placeWith = (quote: string) =>
      placeOrder(app.db, { userId: who.id, runId: run!.id }, { key: newKey(), quoteId: quote, now: clock.now(), ...times });
    return { app, place, placeWith, another, contents: () => rowsOf(app.db, CONTENTS) };
  };

  it.each(['announced', 'waiting'])('places an order for a run that is %s, and marks the run', async (status) => {
    const { app, place } = await prepare();
    await app.db.execute(sql`update plan_runs set status = ${status}, wait = ${status === 'waiting' ? 'OVER_CEILING' : null}`);
    const placed = await place();
    expect([placed?.order.total.amountMinor, placed?.user]).toEqual([530, undefined]);
    expect(await rowsOf(app.db, sql`select status, order_id, wait, next_at from plan_runs`)).toEqual([
      { status: 'ordered', order_id: placed?.order.id, wait: null, next_at: null },
    ]);
  });

  it('M1 places one order for many quotes of one run at the same time', async () => {
    const { app, placeWith, another } = await prepare();
    const quotes = [];
    for (let count = 0; count < 8; count += 1) quotes.push(await another());
    const placed = await Promise.all(quotes.map((quote) => placeWith(quote)));
    expect(placed.filter(Boolean)).toHaveLength(1);
    await app.db.execute(sql`update plans set status = 'paused'`);
    await expectInvariants(app.db);
  });

  it.each<[string, SQL]>([
    ['the run is only planned', sql`update plan_runs set status = 'planned'`],
    ['the run was skipped', sql`update plan_runs set status = 'skipped', next_at = null`],
    ['the run was cancelled', sql`update plan_runs set status = 'cancelled', next_at = null`],
    ['the run is missed', sql`update plan_runs set status = 'missed', next_at = null`],
    ['the next run is due', sql`update plan_runs set until = '2026-11-21T12:00:00Z'`],
    ['the plan is paused', sql`update plans set status = 'paused'`],
    ['the price is above the ceiling', sql`update plans set ceiling = 529`],
    ['the ceiling is in another currency', sql`update plans set currency = 'EUR'`],
    ['the account is suspended', sql`update users set suspended_at = now()`],
    ['the role may not buy', sql`update users set role = 'auditor'`],
    ['the wallet has not enough money', sql`update wallets set available = 529`],
    ['the quote has expired', sql`update quotes set expires_at = created_at`],
  ])('changes nothing when %s', async (_, change) => {
    const { app, place, contents } = await prepare();
    await app.db.execute(change);
    const before = await contents();
    expect(await place()).toBeUndefined();
    expect(await contents()).toEqual(before);
  });

  it('places an order at the ceiling, and until just before the next run', async () => {
    const { app, place } = await prepare();
    await app.db.execute(sql`update plans set ceiling = 530`);
    await app.db.execute(sql`update plan_runs set until = '2026-11-21T12:00:00.001Z'`);
    expect(await place()).toBeDefined();
  });

  it('changes nothing for another user, or an unknown run', async () => {
    const { app, place, contents } = await prepare();
    const eve = await person(app);
    const before = await contents();
    expect([await place(eve.id), await place(undefined, newId())]).toEqual([undefined, undefined]);
    expect(await contents()).toEqual(before);
  });

  // PGlite has one connection: a second transaction within an open one would never end.
  if (kind !== 'postgres') return;
  it('waits for a concurrent change of the ceiling, and uses the new one', async () => {
    const { app, place } = await prepare();
    let placing: ReturnType<typeof place> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`update plans set ceiling = 529`);
      await tx.execute(sql`update plan_runs set next_at = at`);
      placing = place();
      // Waits until the purchase is blocked by the lock.
      while (!(await isWaitedFor(tx)));
    });
    expect(await placing).toBeUndefined();
  });
});
