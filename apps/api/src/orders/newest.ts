import type { Order } from '@kado/contracts';

import { type Prepared, runPrepared, type Sql } from '../db/sql.ts';
import { type Details, type FailureText, nameKey, toOrder } from './order.ts';

export type Position = { createdAt: Date; id: string };

type Item = {
  [Key in 'id' | 'itemId' | 'kind' | 'status' | 'target' | 'currency' | 'receiveCurrency']: string;
} & {
  position: number;
  details: Details;
  send: string;
  fee: string;
  receive: string;
  promisedBy: number;
  submittedAt: number | null;
  settledAt: number | null;
  failureCode: string | null;
  name: string | null;
};
type Row = {
  [Key in 'id' | 'reference' | 'currency' | 'status' | 'total' | 'captured' | 'released']: string;
} & { createdAt: number; items: Item[] };

const ms = (column: string): string => `extract(epoch from ${column}) * 1000`;

/**
 * A page of a user's orders with their items, the most frequent list, in one statement. Amounts are texts, times milliseconds. $2 and $3 are the
 * position that the page starts after, null for the first one: as bounds, not as conditions, so that an index finds the start of every page.
 */
export const NEWEST: Prepared = {
  name: 'orders_newest',
  text: `select json_build_object('id', o.id, 'reference', o.reference, 'currency', o.currency, 'status', o.status, 'total', o.total::text,
      'captured', o.captured::text, 'released', o.released::text, 'createdAt', ${ms('o.created_at')}, 'items', (
        select json_agg(json_build_object('id', i.id, 'position', i.position, 'itemId', i.item_id, 'kind', i.kind, 'status', i.status,
          'target', i.target, 'details', i.details, 'send', i.send::text, 'fee', i.fee::text, 'currency', i.currency, 'receive', i.receive::text,
          'receiveCurrency', i.receive_currency, 'promisedBy', ${ms('i.promised_by')}, 'submittedAt', ${ms('i.submitted_at')},
          'settledAt', ${ms('i.settled_at')}, 'failureCode', i.failure_code, 'name', (
            select r.name from recipients r where r.user_id = i.user_id and r.kind = i.kind and r.target = i.target limit 1)))
        from order_items i where i.order_id = o.id)) as json
    from (
      select * from orders where user_id = $1::uuid and (created_at, id) <
        (coalesce($2::timestamptz, 'infinity'), coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by created_at desc, id desc limit $4::int
    ) o order by o.created_at desc, o.id desc`,
};

const timeOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

function orderOf({ items, ...row }: Row, failureText: FailureText): Order {
  const names = new Map(items.flatMap((item) => (item.name === null ? [] : [[nameKey(item), item.name]])));
  return toOrder(
    {
      ...row,
      total: BigInt(row.total),
      captured: BigInt(row.captured),
      released: BigInt(row.released),
      createdAt: new Date(row.createdAt),
    },
    items.map((item) => ({
      ...item,
      send: BigInt(item.send),
      fee: BigInt(item.fee),
      receive: BigInt(item.receive),
      promisedBy: new Date(item.promisedBy),
      submittedAt: timeOf(item.submittedAt),
      settledAt: timeOf(item.settledAt),
    })),
    failureText,
    names,
  );
}

export async function newestOrders(
  db: Sql,
  userId: string,
  before: Position | undefined,
  limit: number,
  failureText: FailureText,
): Promise<Order[]> {
  const values = [userId, before?.createdAt.toISOString() ?? null, before?.id ?? null, limit.toString()];
  return (await runPrepared<Row>(db, NEWEST, values)).map((row) => orderOf(row, failureText));
}
