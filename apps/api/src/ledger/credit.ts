import { sql, type SQL } from 'drizzle-orm';

import { wallets } from '../db/schema/money.ts';
import { record } from './repository.ts';
import { deposit } from './movements.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';

export type Credit = {
  userId: string;
  /** The wallet's currency, and the amount that is credited to it. */
  currency: string;
  amount: bigint;
  bankId: string;
  /** The amount that arrived, if it is larger (because of the fee) or in another currency. */
  source?: { currency: string; amount: bigint; fee: bigint };
  /** The deposit that is credited; a credit without it is an adjustment. */
  depositId?: string;
  memo: string;
  at: SQL;
};

/** Books a deposit once (a second booking violates a unique index), or an adjustment. Creates the wallet if the user has none. */
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
