import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { WITHOUT_TRIGGERS } from '../databases.ts';
import { withDatabases } from '../fixture.ts';
import { buy, person, topup } from '../people.ts';
import { expectInvariants, INVARIANTS } from './invariants.ts';

/** Inserts a deposit with this status, which no valid sequence of actions produces. */
const DEPOSIT = (status: string): string =>
  `insert into deposits (id, user_id, reference, bank_id, currency, declared, amount, fee, wallet_currency, credit, price, status, created_at, expires_at)
    select gen_random_uuid(), user_id, 'KD', 'b', 'USD', 5, 5, 0, 'USD', 5, '{}', '${status}', now(), now() from wallets`;

/** A plan without a run. */
const PLAN = `insert into plans (id, user_id, key, request_hash, item, kind, target, details, ceiling, currency, every, day, time_zone, created_at)
    select gen_random_uuid(), user_id, 'key', 'hash', '{}', 'topup', '+1', '{}', 5, 'USD', 'week', 1, 'UTC', now() from wallets`;

/** A planted violation for each invariant. It must be detected. */
const PLANTED: Record<string, string> = {
  'an entry sums to nothing in each currency': `update postings set amount = amount + 1 where position = 0`,
  'an entry has at least two sides': `delete from postings where position > 0`,
  'a side belongs to an entry': `update postings set entry_id = gen_random_uuid() where position = 0`,
  'a wallet is the sum of its accounts': `update wallets set available = available + 1`,
  'an account of a user has a wallet': `delete from wallets`,
  'a wallet is never below zero': `alter table wallets drop constraint wallets_available_not_negative; update wallets set available = -1`,
  'each line of a statement follows from the one before': `update journal_entries set balance_after = balance_after + 1 where type = 'hold'`,
  'a wallet shows its last line': `update wallets set lines = lines + 1`,
  'held is what open orders have not settled': `update wallets set held = held + 1`,
  'an order adds up from its items': `update order_items set send = send + 1`,
  'an order has its items': `delete from order_items`,
  'an order has exactly one hold': `delete from journal_entries where type = 'hold'`,
  'an item is captured when delivered, released when it ended otherwise, and never both': `delete from journal_entries where type = 'capture'`,
  'a loss is booked for a late delivery and for nothing else': `update order_items set late_at = now()`,
  'a delivered gift card has its code and a link, and nothing else has them': `update order_items set kind = 'gift'`,
  'a key has its order and its quote': `update idempotency_keys set order_id = gen_random_uuid()`,
  'a deposit is booked when it is credited, with what it says, and never otherwise': DEPOSIT('credited'),
  'a deposit in review or decided has a proof that is in use': DEPOSIT('in_review'),
  'a run of a plan that was ordered has an order of its owner': `${PLAN}; insert into plan_runs (id, plan_id, date, at, status, order_id)
    select gen_random_uuid(), id, now(), now(), 'ordered', gen_random_uuid() from plans`,
  'an active plan has a next run, and no other plan has one': PLAN,
  'open work has a next time': `update order_items set status = 'queued', next_at = null`,
};

withDatabases('The invariants', (make) => {
  it('M3 each have a planted violation', () => expect(Object.keys(PLANTED)).toEqual(Object.keys(INVARIANTS)));

  it.each(Object.entries(PLANTED))('M3 detect a violation of: %s', async (promise, planted) => {
    const { app, call, clock } = await make();
    await buy(app, call, await person(app), [topup(app)]);
    clock.advance(5);
    await app.worker.tick();
    await expectInvariants(app.db);
    // The rollback also restores the dropped constraint.
    const undone = app.db.transaction(async (tx) => {
      await tx.execute(WITHOUT_TRIGGERS);
      for (const statement of planted.split('; ')) await tx.execute(sql.raw(statement));
      const found = await tx.execute(INVARIANTS[promise] ?? sql`select`);
      expect((found as unknown as { rows: unknown[] }).rows.length).toBeGreaterThan(0);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow(/Rollback/);
  });
});
