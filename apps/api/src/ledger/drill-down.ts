import { EntryType, type LedgerAccount, type LedgerEntry, money } from '@kado/contracts';
import { and, asc, desc, eq, exists, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import { containing, endOf, noteLike, startOf } from '../db/filters.ts';
import { isId } from '../db/ids.ts';
import { journalEntries, postings } from '../db/schema/money.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';

type AccountFilter = {
  q?: string | undefined;
  currency?: string | undefined;
  after?: { account: string; currency: string } | undefined;
};
type Row = { account: string; currency: string; debits: string; credits: string; entries: number };

/** Each account in each of its currencies, sorted by name. The sums are computed from the postings, as in the proof. */
export async function findAccounts(db: Db, { q, currency, after }: AccountFilter, limit: number): Promise<LedgerAccount[]> {
  const matches = and(
    q === undefined ? undefined : ilike(postings.account, containing(q.trim())),
    currency === undefined ? undefined : eq(postings.currency, currency),
    after && sql`(${postings.account} collate "C", ${postings.currency}) > (${after.account}, ${after.currency})`,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`select account, currency, coalesce(sum(-amount) filter (where amount < 0), 0)::text as debits,
      coalesce(sum(amount) filter (where amount > 0), 0)::text as credits, count(distinct entry_id)::int as entries
    from ${postings} where ${matches ?? sql`true`}
    group by account collate "C", account, currency order by account collate "C", currency limit ${limit}`,
  );
  return rows.map(({ entries, ...row }) => ({
    account: row.account,
    currency: row.currency,
    debits: money(BigInt(row.debits), row.currency),
    credits: money(BigInt(row.credits), row.currency),
    balance: money(BigInt(row.credits) - BigInt(row.debits), row.currency),
    entries,
  }));
}

type EntryFilter = {
  account?: string | undefined;
  type?: string | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
};

/** Whether an entry has this account. A user's entries are found by the user's index, so that no index on accounts slows down each checkout. */
export function hasAccount(db: Db, account: string): SQL | undefined {
  const side = db
    .select()
    .from(postings)
    .where(and(eq(postings.entryId, journalEntries.id), eq(postings.account, account)));
  const [kind, owner = ''] = account.split(':');
  if (kind !== 'user') return exists(side);
  return isId(owner) ? and(eq(journalEntries.userId, owner), exists(side)) : sql`false`;
}

/** Entries with their sides, newest first. The ids sort by time. */
export async function findEntries(db: Db, filter: EntryFilter, limit: number): Promise<LedgerEntry[]> {
  const { account, type, q, from, to, before } = filter;
  const rows = await db
    .select()
    .from(journalEntries)
    .where(
      and(
        account ? hasAccount(db, account) : undefined,
        type === undefined ? undefined : eq(journalEntries.type, type),
        q ? noteLike(journalEntries.memo, q) : undefined,
        from === undefined ? undefined : gte(journalEntries.at, startOf(from)),
        to === undefined ? undefined : lt(journalEntries.at, endOf(to)),
        before === undefined ? undefined : lt(journalEntries.id, before),
      ),
    )
    .orderBy(desc(journalEntries.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const found = await db.select().from(postings).where(inArray(postings.entryId, ids)).orderBy(asc(postings.position));
  const sides = Map.groupBy(found, ({ entryId }) => entryId);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    type: z.parse(EntryType, row.type),
    memo: row.memo,
    ...(row.userId ? { userId: row.userId } : {}),
    ...(row.orderId ? { orderId: row.orderId } : {}),
    ...(row.depositId ? { depositId: row.depositId } : {}),
    postings: (sides.get(row.id) ?? []).map((each) => ({ account: each.account, amount: money(each.amount, each.currency) })),
  }));
}
