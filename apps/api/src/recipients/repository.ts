import type { Recipient } from '@kado/contracts';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';

import { isId, newId } from '../db/ids.ts';
import { orderItems, orders } from '../db/schema/money.ts';
import { recipients } from '../db/schema/people.ts';
import { onlyRow, violatedConstraint } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { type RecipientRow, type RecipientValues, toRecipient } from './recipient.ts';

/** When an item was last ordered for the recipient, delivered or not. An account is compared with its bank, because numbers repeat across banks. */
const lastUsedAt = sql<Date | null>`(select max(o.created_at) from ${orderItems} i join ${orders} o on o.id = i.order_id
  where i.user_id = recipients.user_id and lower(i.target) = lower(recipients.target) and i.kind = recipients.kind
    and (i.kind <> 'bank' or i.details ->> 'networkId' = recipients.bank_id))`.mapWith(orders.createdAt);

type ListOptions = { kind: string | undefined; before: string | undefined; limit: number };

/** The newest first. */
export async function listRecipients(db: Db, userId: string, { kind, before, limit }: ListOptions): Promise<Recipient[]> {
  const rows = await db
    .select({ row: recipients, lastUsedAt })
    .from(recipients)
    .where(
      and(
        eq(recipients.userId, userId),
        kind === undefined ? undefined : eq(recipients.kind, kind),
        before === undefined ? undefined : lt(recipients.id, before),
      ),
    )
    .orderBy(desc(recipients.id))
    .limit(limit);
  return rows.map(({ row, lastUsedAt: at }) => toRecipient(row, at));
}

const isOwn = (userId: string, id: string) => and(eq(recipients.userId, userId), eq(recipients.id, id));

/** Locks a recipient, so that concurrent changes wait. */
export async function lockRecipient(tx: Db, userId: string, id: string): Promise<RecipientRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await tx.select().from(recipients).where(isOwn(userId, id)).for('update');
  return row;
}

export const countRecipients = (db: Db, userId: string): Promise<number> => db.$count(recipients, eq(recipients.userId, userId));

export async function findRecipient(db: Db, userId: string, id: string): Promise<Recipient | undefined> {
  const [found] = await db.select({ row: recipients, lastUsedAt }).from(recipients).where(isOwn(userId, id));
  return found && toRecipient(found.row, found.lastUsedAt);
}

/** Saves a recipient and returns its id; if the same number, account or address is already saved, renames it. */
export async function saveRecipient(db: Db, userId: string, values: RecipientValues, now: Date): Promise<string> {
  const { userId: owner, kind, target, bankId } = recipients;
  const rows = await db
    .insert(recipients)
    .values({ id: newId(), userId, ...values, createdAt: now })
    .onConflictDoUpdate({
      target: [owner, kind, target, bankId],
      set: { name: values.name, networkId: sql`coalesce(excluded.network_id, ${recipients.networkId})` },
    })
    .returning({ id: recipients.id });
  return onlyRow(rows, 'recipient').id;
}

/** False when another recipient of this user has the same number, account or address. */
export async function changeRecipient(db: Db, userId: string, id: string, values: RecipientValues): Promise<boolean> {
  try {
    await db.update(recipients).set(values).where(isOwn(userId, id));
    return true;
  } catch (cause) {
    if (violatedConstraint(cause) === 'recipients_once') return false;
    throw cause;
  }
}

/**
 * Copies the name of a recipient to the top-ups of their number before the number is removed, so that past orders and receipts keep it, even if the number is saved
 * for somebody else later. Other kinds keep the typed name anyway. Locks the items in the order of `lockItems`.
 */
export async function keepName(tx: Db, { userId, kind, target, name }: RecipientRow): Promise<void> {
  if (kind !== 'topup') return;
  const sent = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.userId, userId), eq(orderItems.kind, kind), eq(sql`lower(${orderItems.target})`, target)))
    .orderBy(asc(orderItems.id))
    .for('update');
  const details = sql`(${orderItems.details}::jsonb || jsonb_build_object('formerName', ${name}::text))::json`;
  const ids = sent.map(({ id }) => id);
  const unnamed = sql`${orderItems.details} ->> 'formerName' is null`;
  await tx
    .update(orderItems)
    .set({ details })
    .where(and(inArray(orderItems.id, ids), unnamed));
}

export async function deleteRecipient(tx: Db, { id, userId }: RecipientRow): Promise<void> {
  await tx.delete(recipients).where(isOwn(userId, id));
}
