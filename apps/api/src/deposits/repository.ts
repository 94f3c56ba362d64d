import { and, desc, eq, getTableColumns, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { isBefore, type Position } from '../db/filters.ts';
import { deposits } from '../db/schema/deposits.ts';
import { isId } from '../db/ids.ts';
import { onlyRow } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import type { DepositRow } from './deposit.ts';

/** The status at a time: a deposit whose time for a proof is over counts as expired before the job has stored this. */
export const statusAt = (
  now: SQL,
  { status, expiresAt }: { status: SQLWrapper; expiresAt: SQLWrapper } = deposits,
): SQL<DepositRow['status']> =>
  sql`case when ${status} = 'awaiting_proof' and ${expiresAt} <= ${now} then 'expired' else ${status} end`;

/** Every column, with the status at this time. */
export const columnsAt = (now: SQL) => ({ ...getTableColumns(deposits), status: statusAt(now) });

/** The number of a user's deposits that wait for a proof or a review. */
export const countOpen = (db: Db, userId: string, now: SQL): Promise<number> =>
  db.$count(deposits, and(eq(deposits.userId, userId), sql`${statusAt(now)} in ('awaiting_proof', 'in_review')`));

type NewDeposit = Omit<typeof deposits.$inferInsert, 'createdAt' | 'expiresAt'>;

/** Stores the time in milliseconds, because cursors have no higher precision. */
export async function insertDeposit(db: Db, row: NewDeposit, now: SQL): Promise<DepositRow> {
  const createdAt = sql`date_trunc('milliseconds', ${now})`;
  const rows = await db
    .insert(deposits)
    .values({ ...row, createdAt, expiresAt: sql`${createdAt} + interval '72 hours'` })
    .returning();
  return onlyRow(rows, 'deposit') as DepositRow;
}

export function findDeposits(
  db: Db,
  userId: string,
  before: Position | undefined,
  limit: number,
  now: SQL,
): Promise<DepositRow[]> {
  return db
    .select(columnsAt(now))
    .from(deposits)
    .where(and(eq(deposits.userId, userId), isBefore(deposits.createdAt, deposits.id, before)))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(limit);
}

export async function findDeposit(db: Db, userId: string, id: string, now: SQL): Promise<DepositRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select(columnsAt(now))
    .from(deposits)
    .where(and(eq(deposits.id, id), eq(deposits.userId, userId)));
  return row;
}

/** Locks a deposit, so that concurrent changes wait. Without a `userId`, any user's deposit. */
export async function lockDeposit(tx: Db, id: string, now: SQL, userId?: string): Promise<DepositRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await tx
    .select(columnsAt(now))
    .from(deposits)
    .where(and(eq(deposits.id, id), userId === undefined ? undefined : eq(deposits.userId, userId)))
    .for('update');
  return row;
}

type Change = Partial<
  Pick<typeof deposits.$inferInsert, 'status' | 'proofFileId' | 'amount' | 'fee' | 'credit' | 'note' | 'reason' | 'decidedBy'>
> & {
  submittedAt?: SQL;
  decidedAt?: SQL;
};

/** Updates a deposit that the transaction has locked. */
export async function changeDeposit(tx: Db, id: string, change: Change): Promise<DepositRow> {
  const rows = await tx.update(deposits).set(change).where(eq(deposits.id, id)).returning();
  return onlyRow(rows, 'deposit') as DepositRow;
}

/** Expires deposits that waited for a proof too long, and returns them. Each is returned once, even when several servers call this. */
export async function expireDeposits(tx: Db, now: SQL, limit: number): Promise<DepositRow[]> {
  const due = tx
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.status, 'awaiting_proof'), lte(deposits.expiresAt, now)))
    .orderBy(deposits.expiresAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(deposits)
    .set({ status: 'expired' })
    .where(sql`${deposits.id} in ${due}`)
    .returning();
  return rows as DepositRow[];
}
