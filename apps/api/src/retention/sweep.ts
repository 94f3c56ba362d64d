import { type SQL, sql } from 'drizzle-orm';

import { files } from '../db/schema/deposits.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { type Rule, RULES } from './rules.ts';

/** Rows per statement: few enough that requests do not wait long in the embedded database, which runs one statement at a time. */
export const BATCH = 1000;

/**
 * Deletes one batch, oldest first. It starts at the last time of the previous batch, so that deleted rows are not scanned again. A released file is removed by
 * the next sweep of files, and does not count among the user's unused uploads.
 */
export const batchStatement = ({ table, column, after, unless, releases }: Rule, now: SQL, from: string, size: number): SQL => {
  const name = sql.identifier(column.name);
  const isOver = unless ? sql`and ${sql.identifier(unless.name)} is null` : sql``;
  const file = releases ? sql`, ${sql.identifier(releases.name)} as file` : sql``;
  const released = releases
    ? sql`, released as (update ${files} set unused_since = 'epoch' from gone where files.id = gone.file and files.unused_since is null)`
    : sql``;
  return sql`with gone as (
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${name} >= ${from}::timestamptz and ${name} < ${now} - ${sql.raw(`interval '${after}'`)} ${isOver}
      order by ${name} limit ${size}
    )) returning ${name} as at${file}
  )${released} select count(*)::int as count, max(at)::text as last from gone`;
};

async function sweep(db: Db, rule: Rule, now: SQL, isStopped: () => boolean): Promise<number> {
  let total = 0;
  for (let from: string | null = '-infinity'; from !== null && !isStopped();) {
    const [gone]: { count: number; last: string | null }[] = await rowsOf(db, batchStatement(rule, now, from, BATCH));
    total += gone?.count ?? 0;
    from = gone?.last ?? null;
  }
  return total;
}

/** Uses one time for all rules: a message that expired between two rules would be deleted without releasing its files. */
async function fixed(db: Db, now: SQL): Promise<SQL> {
  const [row] = await rowsOf<{ time: string }>(db, sql`select (${now})::text as time`);
  return sql`${row?.time}::timestamptz`;
}

/** Deletes every expired row, in batches; ends early when stopped. Returns the number of deleted rows. */
export async function deleteExpired(db: Db, now: SQL, isStopped: () => boolean = () => false): Promise<number> {
  const time = await fixed(db, now);
  let total = 0;
  for (const rule of RULES) total += await sweep(db, rule, time, isStopped);
  return total;
}
