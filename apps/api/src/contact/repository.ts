import type { CustomerTicket, Ticket } from '@kado/contracts';
import { and, asc, desc, eq, gt, ilike, inArray, or, sql } from 'drizzle-orm';

import { containing, isBefore, type Position, referenceLike } from '../db/filters.ts';
import { isId } from '../db/ids.ts';
import { CUSTOMER, users } from '../db/schema/identity.ts';
import { supportFiles, supportTickets } from '../db/schema/support.ts';
import { onlyRow } from '../db/sql.ts';
import type { Db } from '../db/types.ts';
import { isWorkingOperator } from '../users/repository.ts';
import { type TicketRow, toCustomerTicket, toTicket } from './ticket.ts';

/** Loads the files of these messages. The returned function gives those of one message, in their order. */
async function filesOf(db: Db, rows: readonly { id: string }[]): Promise<(id: string) => string[]> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(supportFiles)
    .where(inArray(supportFiles.ticketId, ids))
    .orderBy(asc(supportFiles.position));
  const byTicket = Map.groupBy(found, ({ ticketId }) => ticketId);
  return (id) => (byTicket.get(id) ?? []).map(({ fileId }) => fileId);
}

/** A user's own messages, newest first. */
export async function findTickets(db: Db, userId: string, before: Position | undefined, limit: number): Promise<Ticket[]> {
  const rows = await db
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), isBefore(supportTickets.createdAt, supportTickets.id, before)))
    .orderBy(desc(supportTickets.createdAt), desc(supportTickets.id))
    .limit(limit);
  const files = await filesOf(db, rows);
  return rows.map((row) => toTicket(row, files(row.id)));
}

export async function findTicket(db: Db, userId: string, id: string): Promise<Ticket | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.id, id), eq(supportTickets.userId, userId)));
  return row && toTicket(row, (await filesOf(db, [row]))(id.toLowerCase()));
}

type TicketFilter = {
  status?: string | undefined;
  topic?: string | undefined;
  q?: string | undefined;
  before?: Position | undefined;
};

/** The messages of all customers, newest first. */
export async function findCustomerTickets(
  db: Db,
  { status, topic, q, before }: TicketFilter,
  limit: number,
): Promise<CustomerTicket[]> {
  const text = q?.trim();
  const like = text ? containing(text) : '';
  const { reference, name, email, message } = supportTickets;
  const rows = await db
    .select({ ticket: supportTickets, customer: CUSTOMER })
    .from(supportTickets)
    .leftJoin(users, eq(users.id, supportTickets.userId))
    .where(
      and(
        status === undefined ? undefined : eq(supportTickets.status, status),
        topic === undefined ? undefined : eq(supportTickets.topic, topic),
        text ? or(referenceLike(reference, text), ilike(name, like), ilike(email, like), ilike(message, like)) : undefined,
        isBefore(supportTickets.createdAt, supportTickets.id, before),
      ),
    )
    .orderBy(desc(supportTickets.createdAt), desc(supportTickets.id))
    .limit(limit);
  const files = await filesOf(
    db,
    rows.map(({ ticket }) => ticket),
  );
  return rows.map(({ ticket, customer }) => toCustomerTicket(ticket, files(ticket.id), customer));
}

export async function findCustomerTicket(db: Db, id: string): Promise<CustomerTicket | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({ ticket: supportTickets, customer: CUSTOMER })
    .from(supportTickets)
    .leftJoin(users, eq(users.id, supportTickets.userId))
    .where(eq(supportTickets.id, id));
  return row && toCustomerTicket(row.ticket, (await filesOf(db, [row.ticket]))(row.ticket.id), row.customer);
}

/** Locks a message, so that two concurrent replies to it are stored one after the other. */
export async function lockTicket(tx: Db, id: string): Promise<TicketRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await tx.select().from(supportTickets).where(eq(supportTickets.id, id)).for('update');
  return row;
}

export async function updateTicket(tx: Db, id: string, change: Partial<Pick<TicketRow, 'status' | 'replies'>>): Promise<void> {
  await tx.update(supportTickets).set(change).where(eq(supportTickets.id, id));
}

/** When this sender sent messages since the given time, oldest first. Concurrent messages of one sender wait for each other. */
export async function sentSince(tx: Db, senderKey: string, since: Date): Promise<Date[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${senderKey}, 2665))`);
  const rows = await tx
    .select({ at: supportTickets.createdAt })
    .from(supportTickets)
    .where(and(eq(supportTickets.senderKey, senderKey), gt(supportTickets.createdAt, since)))
    .orderBy(asc(supportTickets.createdAt));
  return rows.map(({ at }) => at);
}

export async function insertTicket(tx: Db, ticket: typeof supportTickets.$inferInsert): Promise<TicketRow> {
  return onlyRow(await tx.insert(supportTickets).values(ticket).returning(), 'ticket');
}

export async function insertTicketFile(tx: Db, row: typeof supportFiles.$inferInsert): Promise<void> {
  await tx.insert(supportFiles).values(row);
}

/** The operators who receive messages when no support address is configured. */
export const findOperators = (db: Db): Promise<{ email: string; languageCode: string }[]> =>
  db.select({ email: users.email, languageCode: users.languageCode }).from(users).where(isWorkingOperator);
