import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

import * as schema from '../src/db/schema.ts';
import { rowsOf } from '../src/db/sql.ts';
import type { Db } from '../src/db/types.ts';
import { countUnused } from '../src/files/repository.ts';
import { runPlans } from '../src/plans/runs.ts';
import { RULES } from '../src/retention/rules.ts';
import { BATCH, batchStatement, deleteExpired } from '../src/retention/sweep.ts';
import { DAY, planner } from './family-plans.ts';
import { withDatabases } from './fixture.ts';
import { buy, newKey, pay, person, quoteFor, topup } from './people.ts';
import { inWords, size } from './size.ts';

const EXPIRED = size(2 * BATCH + 5, 1_000_000);
const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/guides/retention.md'), 'utf8');
const rows = [...GUIDE.matchAll(/^\| `(\w+)` *\| (.+?) *\| (.+?) *\|$/gm)].map(([, table, kept, why]) => ({ table, kept, why }));

it('O9 every table has a rule or a documented reason to be kept, and the guide matches the code', () => {
  const rules = new Map(RULES.map(({ table, column, after }) => [getTableName(table), `\`${after}\` after \`${column.name}\``]));
  const tables = Object.values<unknown>(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : []));
  expect(tables.length).toBeGreaterThan(15);
  expect(rows.map(({ table, kept }) => [table, kept]).toSorted()).toEqual(
    tables.map((table) => [table, rules.get(table) ?? 'for ever']).toSorted(),
  );
  for (const { why } of rows) expect(why?.length).toBeGreaterThan(10);
});

withDatabases('Retention', (make) => {
  const fill = (count: number): SQL => sql`insert into tickets (hash, purpose, expires_at)
    select 'h' || i, 'reset', '2026-01-01T00:00:00Z'::timestamptz + i * interval '1 second' from generate_series(1, ${count}::int) i`;

  it.each(RULES.map((rule) => ({ name: getTableName(rule.table), rule })))(
    'O9 the sweep of $name finds its rows by an index',
    async ({ rule }) => {
      const { app, clock } = await make();
      const plan = await app.db.transaction(async (tx) => {
        // With only a few rows, other plans are cheaper.
        for (const other of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql.raw(`set local enable_${other} = off`));
        const lines = await rowsOf<{ 'QUERY PLAN': string }>(
          tx,
          sql`explain ${batchStatement(rule, clock.sql(), '-infinity', 10)}`,
        );
        return lines.map((line) => line['QUERY PLAN']).join('\n');
      });
      expect(plan).toMatch(new RegExp(`Index (Only )?Scan using \\w+ on ${getTableName(rule.table)}`));
      expect(plan).toContain('Tid Scan');
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    },
  );

  it(`O9 deletes ${inWords(EXPIRED)} rows in batches of bounded size, and only what is past its rule`, async () => {
    const { app, clock } = await make();
    const rule = RULES.find(({ table }) => table === schema.pinTokens);
    if (!rule) throw new Error('PIN tokens have no rule.');
    await app.db.execute(fill(EXPIRED));
    await app.db.execute(
      sql`insert into tickets (hash, purpose, expires_at) values ('kept', 'reset', ${clock.sql()} - interval '1 day')`,
    );
    const [first] = await rowsOf<{ count: number }>(app.db, batchStatement(rule, clock.sql(), '-infinity', BATCH));
    expect(first?.count).toBe(BATCH);
    expect(await deleteExpired(app.db, clock.sql(), () => true)).toBe(0);
    expect(await deleteExpired(app.db, clock.sql())).toBe(EXPIRED - BATCH);
    expect(await rowsOf(app.db, sql`select hash from tickets`)).toEqual([{ hash: 'kept' }]);
    clock.advance(1);
    expect(await deleteExpired(app.db, clock.sql())).toBe(1);
  });

  it('O9 a plan that ended a year ago is deleted with its runs; its orders and every other plan stay', async () => {
    const prepared = await make();
    const { app, clock } = prepared;
    const { act, made, read, pass } = await planner(prepared);
    const [ended, paused] = [await made(), await made()];
    await pass(3);
    await act(ended.id, 'end');
    await act(paused.id, 'pause');
    clock.advance(365 * DAY);
    await deleteExpired(app.db, clock.sql());
    expect((await read(ended.id)).status).toBe('ended');
    clock.advance(DAY);
    await deleteExpired(app.db, clock.sql());
    expect(await rowsOf(app.db, sql`select id::text from plans`)).toEqual([{ id: paused.id }]);
    const counts = sql`select (select count(*)::int from plan_runs) as runs, (select count(*)::int from orders) as orders`;
    expect(await rowsOf(app.db, counts)).toEqual([{ runs: 2, orders: 2 }]);
  });

  it('O9 the open run of a plan stays, however long ago it was due, so that the plan continues', async () => {
    const prepared = await make();
    const { app, clock } = prepared;
    const { made, read } = await planner(prepared);
    const { id } = await made();
    clock.advance(740 * DAY);
    await deleteExpired(app.db, clock.sql());
    const open = async () => (await read(id)).runs.filter(({ status }) => ['planned', 'announced'].includes(status)).length;
    expect(await open()).toBe(1);
    await runPlans(app);
    clock.advance(DAY);
    await runPlans(app);
    expect([await open(), await app.db.$count(schema.orders)]).toEqual([1, 1]);
  });

  it('O9 no message is deleted without its files, even if it expires during the sweep', async () => {
    const { app, clock } = await make();
    const { id } = await person(app);
    // One message reaches the age of two years every day, half a day off the clock, which advances by a day after each rule.
    await app.db
      .execute(sql`insert into support_tickets (id, reference, sender_key, topic, name, email, language_code, message, created_at)
      select gen_random_uuid(), 'S7-' || i, 'k', 'other', 'Ada', 'a@kado.test', 'en', 'Hello', ${clock.sql()} - interval '2 years' + (i + 0.5) * interval '1 day'
      from generate_series(-1, 60) i`);
    await app.db.execute(sql`insert into support_files (ticket_id, position, file_id, created_at)
      select id, 0, gen_random_uuid(), created_at from support_tickets`);
    await app.db.execute(sql`insert into files (id, user_id, purpose, name, mime, size, hash, created_at)
      select file_id, ${id}::uuid, 'attachment', 'a.png', 'image/png', 1, 'h', created_at from support_files`);
    const execute = async (statement: SQL) => {
      const rows = await rowsOf<{ count?: number }>(app.db, statement);
      if (rows[0]?.count === 0) clock.advance(DAY);
      return { rows };
    };
    const start = clock.now();
    await deleteExpired({ execute } as unknown as Db, { getSQL: () => clock.sql() } as SQL);
    const counts = sql`select (select count(*)::int from support_tickets) as messages, (select count(*)::int from files where unused_since is null) as used`;
    const [left] = await rowsOf<{ messages: number; used: number }>(app.db, counts);
    expect(left?.messages).toBeLessThan(62);
    expect(left?.used).toBe(left?.messages);
    // They do not count among the user's unused uploads.
    expect((await countUnused(app.db, id, start)).unused).toBe(0);
  });

  it('O9 a used quote is still reported as used after its deletion, also with the deleted key', async () => {
    const { app, call, clock } = await make();
    const ada = await person(app);
    const quote = await quoteFor(call, ada, [topup(app)]);
    const [key, order] = [newKey(), await pay(app, call, ada, quote.id, newKey())];
    await buy(app, call, ada, [topup(app)]);
    clock.advance(49 * 3600);
    expect(await deleteExpired(app.db, clock.sql())).toBeGreaterThan(3);
    expect(await rowsOf(app.db, sql`select id from quotes union all select order_id from idempotency_keys`)).toEqual([]);
    expect(await pay(app, call, ada, quote.id, key)).toMatchObject({
      status: 409,
      failure: { code: 'QUOTE_USED', orderId: order.body.data.id },
    });
    expect(await pay(app, call, await person(app), quote.id)).toMatchObject({ status: 404 });
  });

  it('O9 deletes rows that expired while the server was down as soon as it listens', async () => {
    const { app } = await make();
    await app.db.execute(fill(10));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const left = () => rowsOf(app.db, sql`select hash from tickets`);
    while ((await left()).length > 0) await setImmediate();
    expect(await left()).toEqual([]);
  });
});
