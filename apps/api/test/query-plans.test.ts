import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { isAbout } from '../src/audit/repository.ts';
import { READ_STATE } from '../src/checkout/checkout-state.ts';
import { BY_BEARER as CHECKOUT_BY_BEARER, BY_GRANT, BY_PIN, BY_PLAN } from '../src/checkout/purchase-statement.ts';
import { NIL_ID } from '../src/db/ids.ts';
import { deposits } from '../src/db/schema/deposits.ts';
import { journalEntries } from '../src/db/schema/money.ts';
import { rowsOf } from '../src/db/sql.ts';
import type { Db } from '../src/db/types.ts';
import { LONGEST_WAITING_FIRST } from '../src/deposit-reviews/repository.ts';
import { hasAccount } from '../src/ledger/drill-down.ts';
import { NEWEST } from '../src/orders/newest.ts';
import { BY_BEARER } from '../src/sessions/bearer.ts';
import { withDatabases } from './fixture.ts';

type PlanLine = { 'QUERY PLAN': string };

/** The plan of a query without sequential scans and the other given plan types. The tables are small, so the test only checks that an index can be used. */
const planWithout = (db: Db, query: SQL, ...others: string[]) =>
  db.transaction(async (tx) => {
    for (const other of ['seqscan', ...others]) await tx.execute(sql.raw(`set local enable_${other} = off`));
    return rowsOf<PlanLine>(tx, sql`explain ${query}`);
  });

function expectIndexesOnly(lines: readonly PlanLine[]): void {
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan');
  expect(plan).not.toContain('Seq Scan');
}

// PGlite only: it has no statistics and always chooses the same plan, while PostgreSQL may correctly scan a small table.
withDatabases(
  'The query plan',
  (make) => {
    it.each([BY_BEARER, READ_STATE, CHECKOUT_BY_BEARER, BY_GRANT, BY_PIN, BY_PLAN, NEWEST])(
      'of $name uses indexes only',
      async ({ name, text }) => {
        const { app } = await make();
        const plan = await app.db.transaction(async (tx) => {
          const most = Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
          const nothing = Array.from({ length: most }, () => 'null').join(', ');
          await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
          await tx.execute(sql.raw(`prepare plan_of_${name} as ${text}`));
          const lines = await rowsOf<PlanLine>(tx, sql.raw(`explain execute plan_of_${name}(${nothing})`));
          await tx.execute(sql.raw(`deallocate plan_of_${name}`));
          return lines;
        });
        expectIndexesOnly(plan);
      },
    );

    it('for audit rows about a resource or a user uses indexes only', async () => {
      const { app } = await make();
      expectIndexesOnly(await planWithout(app.db, sql`select id from audit where ${isAbout('some-id')}`));
    });

    it("for the entries of a user's account starts with the user's index", async () => {
      const { app } = await make();
      const where = hasAccount(app.db, `user:${NIL_ID}:available`);
      const entries = sql`select id from ${journalEntries} where ${where} order by id desc limit 20`;
      const plan = await planWithout(app.db, entries);
      expectIndexesOnly(plan);
      expect(JSON.stringify(plan)).toContain('journal_entries_statement');
    });

    it('for the longest waiting deposits sorts none of them', async () => {
      const { app } = await make();
      const queue = sql`select id from ${deposits} order by ${sql.join(LONGEST_WAITING_FIRST, sql`, `)} limit 20`;
      const plan = await planWithout(app.db, queue, 'sort');
      expect(JSON.stringify(plan)).toMatch(/Index (Only )?Scan using deposits_waiting/);
      expect(JSON.stringify(plan)).not.toContain('Sort');
    });
  },
  ['embedded'],
);
