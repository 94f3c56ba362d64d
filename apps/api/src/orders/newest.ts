import type { Order } from '@kado/contracts';

import type { Position } from '../db/filters.ts';
import { type Prepared, runPrepared } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { type FailureText, nameKey, type ShownItem, type ShownOrder, toOrder } from './order.ts';

/** An order as the database's JSON, in which each item has the saved name of its recipient. */
type Row = ShownOrder & { items: (ShownItem & { name: string | null })[] };

/**
 * A page of a user's orders with their items. As the most frequent list, it is one statement with one JSON value, because each parse has a fixed cost. $2 and
 * $3 are the position after which the page starts, null for the first page. Null becomes an upper bound instead of a condition, so that an index finds the
 * start of every page.
 */
export const NEWEST: Prepared = {
  name: 'orders_newest',
  text: `select json_agg(shown) as json from (
    select o.id, o.reference, o.currency, o.status, o.total, o.captured, o.released, o.created_at at time zone 'UTC' as "createdAt", (
        select json_agg(item) from (
          select i.id, i.position, i.item_id as "itemId", i.kind, i.status, i.target, i.details, i.send, i.fee, i.currency, i.receive,
            i.receive_currency as "receiveCurrency", i.promised_by at time zone 'UTC' as "promisedBy",
            i.submitted_at at time zone 'UTC' as "submittedAt", i.settled_at at time zone 'UTC' as "settledAt", i.failure_code as "failureCode", (
              select r.name from recipients r where r.user_id = i.user_id and r.kind = i.kind and r.target = i.target limit 1) as name
          from order_items i where i.order_id = o.id
        ) item) as items
    from (
      select * from orders where user_id = $1::uuid and (created_at, id) <
        (coalesce($2::timestamptz, 'infinity'), coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by created_at desc, id desc limit $4::int
    ) o order by o.created_at desc, o.id desc
  ) shown`,
};

function orderOf(row: Row, failureText: FailureText): Order {
  const names = new Map(row.items.flatMap((item) => (item.name === null ? [] : [[nameKey(item), item.name]])));
  return toOrder(row, row.items, failureText, names);
}

export async function newestOrders(
  db: Db,
  userId: string,
  before: Position | undefined,
  limit: number,
  failureText: FailureText,
): Promise<Order[]> {
  const values = [userId, before?.createdAt.toISOString() ?? null, before?.id ?? null, limit.toString()];
  const [rows] = await runPrepared<Row[] | null>(db, NEWEST, values);
  return rows?.map((row) => orderOf(row, failureText)) ?? [];
}
