import { sql, type SQL } from 'drizzle-orm';

import { wallets } from '../db/schema/money.ts';
import { record } from './repository.ts';
import { deposit } from './movements.ts';
import { rowsOf, type Sql } from '../db/sql.ts';

export type Credit = {
  userId: string;
  currency: string;
  amount: bigint;
  bankId: string;
  depositId: string;
  memo: string;
  at: SQL;
};

/** Books a deposit once (a second booking violates a unique index), and creates the wallet when it is the first one. */
export async function credit(tx: Sql, { bankId, amount, ...entry }: Credit): Promise<void> {
  await rowsOf(
    tx,
    sql`insert into ${wallets} (user_id, currency) values (${entry.userId}::uuid, ${entry.currency}) on conflict do nothing`,
  );
  if (!(await record(tx, deposit(entry.userId, bankId, entry.currency, amount), entry)))
    throw new Error(`The wallet of user ${entry.userId} is not in ${entry.currency}.`);
}
