import { sql, type SQL } from 'drizzle-orm';

import { wallets } from '../db/schema/money.ts';
import { record } from './repository.ts';
import { deposit } from './movements.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';

export type Credit = {
  userId: string;
  /** The wallet's currency, and what its owner gets. */
  currency: string;
  amount: bigint;
  bankId: string;
  /** What came in, if that is more or in another currency. */
  source?: { currency: string; amount: bigint; fee: bigint };
  /** Of what came in by a deposit; any other credit is an adjustment. */
  depositId?: string;
  memo: string;
  at: SQL;
};

/** Books a deposit once (a second booking violates a unique index), or an adjustment, and creates the wallet when it is the first one. */
export async function credit(tx: Db, { bankId, amount, source, ...entry }: Credit): Promise<void> {
  await rowsOf(
    tx,
    sql`insert into ${wallets} (user_id, currency) values (${entry.userId}::uuid, ${entry.currency}) on conflict do nothing`,
  );
  const paid = source ?? { currency: entry.currency, amount, fee: 0n };
  const inflow = deposit(entry.userId, { ...paid, bankId, walletCurrency: entry.currency, credited: amount });
  const movement = entry.depositId === undefined ? { ...inflow, type: 'adjustment' as const } : inflow;
  if (!(await record(tx, movement, entry))) throw new Error(`The wallet of user ${entry.userId} is not in ${entry.currency}.`);
}
