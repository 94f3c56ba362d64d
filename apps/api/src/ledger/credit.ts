import { sql, type SQL } from 'drizzle-orm';

import { wallets } from '../db/schema/money.ts';
import { record } from './record.ts';
import { deposit } from './rules.ts';
import { rowsOf, type Sql } from './sql.ts';

export type Credit = {
  userId: string;
  currency: string;
  amount: bigint;
  bankId: string;
  depositId: string;
  memo: string;
  at: SQL;
};

/** Brings money in, once per deposit (a second credit of it violates a unique index). Opens the wallet when it is the first. */
export async function credit(tx: Sql, { bankId, amount, ...entry }: Credit): Promise<void> {
  await rowsOf(
    tx,
    sql`insert into ${wallets} (user_id, currency) values (${entry.userId}::uuid, ${entry.currency}) on conflict do nothing`,
  );
  await record(tx, deposit(entry.userId, bankId, entry.currency, amount), entry);
}
