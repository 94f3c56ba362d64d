import type { Order } from '@kado/contracts';

import { newId } from '../db/ids.ts';
import { assertBalanced, hold } from '../ledger/movements.ts';
import { type Prepared, runPrepared, type Sql } from '../db/sql.ts';
import { toOrder } from '../orders/order.ts';
import { orderRows, type NewOrder } from './order-rows.ts';

const GRANT_LOCKED = `granted as (
    select hash from grants where hash = $14 and session_id = $15::uuid and purpose = 'checkout' and ref = $4::text
      and used_at is null and expires_at > $8::timestamptz for update
  ),`;
const GRANT_SPENT = `spent as (
    update grants set used_at = $8::timestamptz where hash in (select hash from granted) and exists (select 1 from paid)
  ),`;

/** A grant is locked first, so that the second of two concurrent checkouts waits and then finds it used. */
const statement = (withGrant: boolean): string => `with ${withGrant ? GRANT_LOCKED : ''} paid as (
    update wallets set available = available - $2::bigint, held = held + $2::bigint, lines = lines + 1
    where user_id = $1::uuid and currency = $6 and available >= $2::bigint ${withGrant ? 'and exists (select 1 from granted)' : ''}
    returning available, lines
  ), ${withGrant ? GRANT_SPENT : ''} placed as (
    insert into orders (id, user_id, quote_id, reference, currency, total, items, open, created_at)
    select $3::uuid, $1::uuid, $4::uuid, $5, $6, $2::bigint, $7::int, $7::int, $8::timestamptz from paid
  ), bought as (
    insert into order_items (id, order_id, user_id, position, item_id, kind, target, details, send, fee, currency, receive,
      receive_currency, promised_by, next_at)
    select i.id, $3::uuid, $1::uuid, i.position, i."itemId", i.kind, i.target, i.details, i.send, i.fee, $6, i.receive,
      i."receiveCurrency", i."promisedBy", i."nextAt"
    from paid, json_to_recordset($9::json) as i(id uuid, position smallint, "itemId" text, kind text, target text, details json,
      send bigint, fee bigint, receive bigint, "receiveCurrency" text, "promisedBy" timestamptz, "nextAt" timestamptz)
  ), entry as (
    insert into journal_entries (id, type, at, user_id, seq, amount, balance_after, order_id, memo)
    select $10::uuid, 'hold', $8::timestamptz, $1::uuid, lines, -$2::bigint, available, $3::uuid, $5 from paid
  ), sides as (
    insert into postings (entry_id, position, account, currency, amount)
    select $10::uuid, s.position, s.account, $6, s.amount
    from paid, json_to_recordset($11::json) as s(position smallint, account text, amount bigint)
  ), kept as (
    insert into idempotency_keys (user_id, key, quote_id, order_id, body, created_at)
    select $1::uuid, $12, $4::uuid, $3::uuid, $13, $8::timestamptz from paid
  ) select json_build_object('placed', true) as json from paid`;

export const WITH_PIN: Prepared = { name: 'checkout_write_pin', text: statement(false) };
export const WITH_GRANT: Prepared = { name: 'checkout_write_grant', text: statement(true) };

const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

/**
 * Holds the money and stores the order with its idempotency key, in one statement. Returns undefined when the wallet no longer has the
 * money or the grant is used; throws a unique violation when the quote or the key has become an order in the meantime.
 */
export async function placeOrder(db: Sql, newOrder: NewOrder): Promise<{ order: Order; body: string } | undefined> {
  const { order, items } = orderRows(newOrder);
  // No item has failed yet, so no failure is explained.
  const shown = toOrder(order, items, String);
  const body = JSON.stringify(shown);
  const { postings } = hold(order.userId, order.currency, order.total);
  assertBalanced(postings);
  const rows = await runPrepared(db, newOrder.grant ? WITH_GRANT : WITH_PIN, [
    order.userId,
    order.total.toString(),
    order.id,
    order.quoteId,
    order.reference,
    order.currency,
    order.items.toString(),
    order.createdAt.toISOString(),
    toJson(items),
    newId(),
    toJson(postings.map((posting, position) => ({ ...posting, position }))),
    newOrder.key,
    body,
    ...(newOrder.grant ? [newOrder.grant.hash, newOrder.grant.sessionId] : []),
  ]);
  return rows.length === 1 ? { order: shown, body } : undefined;
}
