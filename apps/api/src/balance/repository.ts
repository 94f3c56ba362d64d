import { type Balance, money, type Transaction, TransactionType } from '@kado/contracts';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import * as z from 'zod/mini';

import { endOf, noteLike, startOf } from '../db/filters.ts';
import { journalEntries } from '../db/schema/money.ts';
import { type Prepared, runPrepared } from '../db/sql.ts';
import type { Db } from '../db/types.ts';

const BALANCE: Prepared = {
  name: 'balance',
  text: `select json_build_object('currency', w.currency, 'available', w.available::text, 'held', w.held::text, 'pending',
    (select sum(d.credit)::text from deposits d where d.user_id = u.id and d.status = 'in_review')) as json
  from (select $1::uuid as id) u left join wallets w on w.user_id = u.id`,
};
type BalanceRow = { [Name in 'currency' | 'available' | 'held' | 'pending']: string | null };

/** The current balance; zero for a user without a wallet. `pending` is the total value of the deposits in review. */
export async function findBalance(db: Db, userId: string, currency: string): Promise<Balance> {
  const [row] = await runPrepared<BalanceRow>(db, BALANCE, [userId]);
  const walletCurrency = row?.currency ?? currency;
  const amount = (text: string | null | undefined) => money(BigInt(text ?? 0), walletCurrency);
  return { currency: walletCurrency, available: amount(row?.available), held: amount(row?.held), pending: amount(row?.pending) };
}

export type StatementFilter = {
  type?: string | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: number | undefined;
};
type EntryRow = typeof journalEntries.$inferSelect;

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

/** The statement of the available balance, newest first: each line's balance is the previous one plus its amount. */
export async function findTransactions(
  db: Db,
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
        q ? noteLike(journalEntries.memo, q) : undefined,
        from === undefined ? undefined : gte(journalEntries.at, startOf(from)),
        to === undefined ? undefined : lt(journalEntries.at, endOf(to)),
        before === undefined ? undefined : lt(journalEntries.seq, before),
      ),
    )
    .orderBy(desc(journalEntries.seq))
    .limit(limit);
  return rows.map((row) => ({ seq: row.seq ?? 0, line: toTransaction(row, currency) }));
}
