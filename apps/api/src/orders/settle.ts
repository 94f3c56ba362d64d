import { sql, type SQL } from 'drizzle-orm';

import { newId } from '../db/ids.ts';
import { journalEntries, orderItems, orders, postings, wallets } from '../db/schema/money.ts';
import { notificationPreferences, notifications } from '../db/schema/people.ts';
import { mails } from '../db/schema/system.ts';
import { capture, type Line, release } from '../ledger/movements.ts';
import { postingRows } from '../ledger/repository.ts';
import { preparedRowsOf } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import type { ItemRow } from './order.ts';
import { type EncryptedGift, giftParts } from '../gift-codes/stored-gift.ts';
import { type ItemEvent, TRANSITIONS } from './states.ts';

/** `nextAt`: when to check the supplier once more although the item is settled. `silent`: without receipt and notification. */
export type Settlement = {
  event: Exclude<ItemEvent, 'submit' | 'late'>;
  item: Pick<ItemRow, 'id' | 'userId' | keyof Line>;
  supplier: string;
  now: SQL;
  failureCode?: string;
  /** The attempt that was refused. A stored later attempt decides instead, so the refusal then changes nothing. */
  attempts?: number;
  nextAt?: SQL;
  silent?: boolean;
  /** The code of a delivered gift card. */
  gift?: EncryptedGift;
};

export const lineOf = ({ currency, send, fee, receiveCurrency, receive }: Pick<ItemRow, keyof Line>): Line => ({
  currency,
  send,
  fee,
  receiveCurrency,
  receive,
});

const none = sql`null`;
const textList = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** The params of the notification, which is not sent for a cancelled order. For an order of one item, its text names the amount and the recipient. */
const noticeParams = sql`json_build_object('reference', counted.reference, 'items', counted.items, 'delivered', counted.delivered,
  'recipient', item.target, 'amountMinor', item.receive, 'currency', item.receive_currency)`;

/**
 * Applies one event to one item together with its money movement, or changes nothing: the conditional update decides between concurrent attempts. One statement,
 * so that locks are short and no other code can prevent the movement. Queues the receipt of a final order as the id from which it is rendered later, and notifies
 * the owner as they prefer. Returns false when the event no longer applies; throws when the money is not held.
 */
export async function settle(
  db: Db,
  { event, item, supplier, now, failureCode, attempts, nextAt, silent, gift }: Settlement,
): Promise<boolean> {
  const { from, to, moves } = TRANSITIONS[event];
  const isCapture = moves === 'capture';
  const movement = isCapture ? capture(item.userId, supplier, lineOf(item)) : release(item.userId, lineOf(item));
  const cost = item.send + item.fee;
  const [captured, released] = isCapture ? [cost, 0n] : [0n, cost];
  const promised = event === 'reverse' ? sql`and promised_by <= ${now}` : sql``;
  const attempt = attempts === undefined ? sql`` : sql`and attempts = ${attempts}`;
  const entryId = newId();
  // The wallet's check constraint fails the statement when the money is not held. If the wallet is missing or has another currency, the memo is null, which fails
  // it too. The order is updated after the wallet, as in all statements, so that two settlements cannot deadlock.
  const rows = await preparedRowsOf(
    db,
    'settle',
    sql`with item as (
      update ${orderItems} set status = ${to}, settled_at = ${now}, failure_code = ${failureCode ?? null}, next_at = ${nextAt ?? none}
      where id = ${item.id}::uuid and status in (${textList(from)}) ${promised} ${attempt}
      returning id, order_id, user_id, currency, target, receive, receive_currency
    ), moved as (
      update ${wallets} w set available = w.available + ${movement.available}::bigint, held = w.held + ${movement.held}::bigint, lines = w.lines + 1
      from item where w.user_id = item.user_id and w.currency = item.currency
      returning w.user_id, w.available, w.lines
    ), counted as (
      update ${orders} o set open = open - 1, delivered = delivered + ${to === 'delivered' ? 1 : 0}::int,
        cancelled = cancelled + ${to === 'cancelled' ? 1 : 0}::int, captured = captured + ${captured}::bigint, released = released + ${released}::bigint
      from item, moved where o.id = item.order_id and moved.user_id = o.user_id
      returning o.id, o.user_id, o.open, o.reference, o.status, o.items, o.delivered
    ), entry as (
      insert into ${journalEntries} (id, type, at, user_id, seq, amount, balance_after, settled, order_id, order_item_id, memo)
      select ${entryId}::uuid, ${movement.type}, ${now}, item.user_id, moved.lines, ${movement.available}::bigint, moved.available,
        ${movement.settled ?? null}::bigint, item.order_id, item.id, counted.reference || ' ' || item.target
      from item left join moved on true left join counted on true
    ), sides as (
      insert into ${postings} (entry_id, position, account, currency, amount)
      select side.* from item, (values ${postingRows(entryId, movement)}) as side
    ), mail as (
      insert into ${mails} (id, channel, state, sealed, letter, next_at, created_at)
      select ${newId()}::uuid, 'email', 'queued', '', json_build_object('kind', 'receipt', 'orderId', id), ${now}, ${now}
      from counted left join ${notificationPreferences} p on p.user_id = counted.user_id
      where open = 0 and ${!silent}::boolean and p.orders_email is not false
    ), notification as (
      insert into ${notifications} (id, user_id, kind, params, link, at)
      select ${newId()}::uuid, counted.user_id, 'order.' || counted.status, ${noticeParams}, '/orders/' || counted.id, ${now}
      from item, counted left join ${notificationPreferences} p on p.user_id = counted.user_id
      where open = 0 and counted.status <> 'cancelled' and ${!silent}::boolean and p.orders_in_app is not false
    )${gift ? giftParts(gift, now) : sql``}
    select 1 from item`,
  );
  return rows.length === 1;
}
