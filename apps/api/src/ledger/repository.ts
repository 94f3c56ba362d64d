import { sql, type SQL } from 'drizzle-orm';

import { newId } from '../db/ids.ts';
import { journalEntries, postings, wallets } from '../db/schema/money.ts';
import { assertBalanced, type Movement } from './movements.ts';
import { rowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';

/** The user and the records that a movement belongs to. `at` is an SQL expression, so that it can be the database's own time. */
export type Entry = {
  userId: string;
  currency: string;
  memo: string | SQL;
  at: SQL;
  orderId?: string;
  orderItemId?: string;
  depositId?: string;
};

const none = sql`null`;
const uuidOr = (id: string | undefined): SQL => (id === undefined ? none : sql`${id}::uuid`);

/** The SQL values of a movement's postings; throws when they do not balance. */
export function postingRows(entryId: string, { postings: rows }: Movement): SQL {
  assertBalanced(rows);
  return sql.join(
    rows.map(
      ({ account, currency, amount }, position) =>
        sql`(${entryId}::uuid, ${position}::smallint, ${account}, ${currency}, ${amount}::bigint)`,
    ),
    sql`, `,
  );
}

/** Writes the entry and updates the wallet in one statement. Returns false, and writes nothing, when the wallet would become negative or has another currency. */
export async function record(tx: Db, movement: Movement, entry: Entry): Promise<boolean> {
  const { type, available, held } = movement;
  const id = newId();
  const rows = await rowsOf(
    tx,
    sql`with moved as (
      update ${wallets} set available = available + ${available}::bigint, held = held + ${held}::bigint, lines = lines + 1
      where user_id = ${entry.userId} and currency = ${entry.currency} and available + ${available}::bigint >= 0 and held + ${held}::bigint >= 0
      returning available, lines
    ), entry as (
      insert into ${journalEntries} (id, type, at, user_id, seq, amount, balance_after, settled, order_id, order_item_id, deposit_id, memo)
      select ${id}::uuid, ${type}, ${entry.at}, ${entry.userId}::uuid, lines, ${available}::bigint, available,
        ${movement.settled ?? null}::bigint, ${uuidOr(entry.orderId)}, ${uuidOr(entry.orderItemId)}, ${uuidOr(entry.depositId)}, ${entry.memo}
      from moved
    ), sides as (
      insert into ${postings} (entry_id, position, account, currency, amount)
      select side.* from moved, (values ${postingRows(id, movement)}) as side
    )
    select 1 from moved`,
  );
  return rows.length === 1;
}

/** Writes an entry that does not change a wallet. */
export async function recordWithoutWallet(tx: Db, movement: Movement, entry: Entry): Promise<void> {
  const id = newId();
  await rowsOf(
    tx,
    sql`with entry as (
      insert into ${journalEntries} (id, type, at, order_id, order_item_id, memo)
      values (${id}::uuid, ${movement.type}, ${entry.at}, ${uuidOr(entry.orderId)}, ${uuidOr(entry.orderItemId)}, ${entry.memo})
    )
    insert into ${postings} (entry_id, position, account, currency, amount) values ${postingRows(id, movement)}`,
  );
}
