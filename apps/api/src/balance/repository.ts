import { type Balance, money, type Transaction, TransactionType } from '@kado/contracts';
import { and, desc, eq, gte, ilike, lt, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';

import { journalEntries } from '../db/schema/money.ts';
import { type Prepared, run, type Sql } from '../ledger/sql.ts';

const BALANCE: Prepared = {
  name: 'balance',
  text: `select json_build_object('currency', currency, 'available', available::text, 'held', held::text) as json from wallets where user_id = $1::uuid`,
};

/** The wallet now; a person without one has nothing yet. Deposits in review come with deposits. */
export async function findBalance(db: Sql, userId: string, currency: string): Promise<Balance> {
  const [row] = await run<{ currency: string; available: string; held: string }>(db, BALANCE, [userId]);
  const of = row?.currency ?? currency;
  return {
    currency: of,
    available: money(BigInt(row?.available ?? 0), of),
    held: money(BigInt(row?.held ?? 0), of),
    pending: money(0, of),
  };
}

export type StatementFilter = {
  type?: string | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: number | undefined;
};
type EntryRow = typeof journalEntries.$inferSelect;

/** Any text, as a pattern that means just itself. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
export const startOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;
export const endOf = (day: string): SQL => sql`${startOf(day)} + interval '1 day'`;

const toTransaction = (row: EntryRow, currency: string): Transaction => ({
  id: row.id,
  type: z.parse(TransactionType, row.type),
  amount: money(row.amount ?? 0n, currency),
  balanceAfter: money(row.balanceAfter ?? 0n, currency),
  ...(row.settled === null ? {} : { settled: money(row.settled, currency) }),
  ...(row.orderId ? { orderId: row.orderId } : {}),
  ...(row.depositId ? { depositId: row.depositId } : {}),
  memo: row.memo,
  at: row.at.toISOString(),
});

/** The statement of what is available, newest first: each line's balance is the one before plus its amount. */
export async function findTransactions(
  db: Sql,
  userId: string,
  { type, q, from, to, before }: StatementFilter,
  limit: number,
  currency: string,
): Promise<{ seq: number; line: Transaction }[]> {
  const rows = await db
    .select()
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.userId, userId),
        type === undefined ? undefined : eq(journalEntries.type, type),
        q === undefined || q === '' ? undefined : ilike(journalEntries.memo, containing(q)),
        from === undefined ? undefined : gte(journalEntries.at, startOf(from)),
        to === undefined ? undefined : lt(journalEntries.at, endOf(to)),
        before === undefined ? undefined : lt(journalEntries.seq, before),
      ),
    )
    .orderBy(desc(journalEntries.seq))
    .limit(limit);
  return rows.map((row) => ({ seq: row.seq ?? 0, line: toTransaction(row, currency) }));
}
