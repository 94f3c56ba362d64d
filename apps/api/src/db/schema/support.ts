import type { Ticket } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { check, index, json, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';
import { users } from './identity.ts';
import { orders } from './money.ts';

/** A message of the contact form with its replies. Messages are limited by `senderKey`: the account, or without a session the mailbox. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid().primaryKey(),
    reference: text().notNull(),
    userId: uuid('user_id').references(() => users.id),
    senderKey: text('sender_key').notNull(),
    topic: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    languageCode: text('language_code').notNull(),
    message: text().notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    status: text().notNull().default('open'),
    replies: json().$type<Ticket['replies']>().notNull().default([]),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_tickets_reference').on(table.reference),
    index('support_tickets_own').on(table.userId, table.createdAt, table.id),
    index('support_tickets_sender').on(table.senderKey, table.createdAt),
    index('support_tickets_newest').on(table.createdAt, table.id),
    check('support_tickets_status', sql`${table.status} in ('open', 'answered', 'closed')`),
  ],
);

/** The attached files of a message. A file belongs to only one message. */
export const supportFiles = pgTable(
  'support_files',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    fileId: uuid('file_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.position] }),
    uniqueIndex('support_files_file').on(table.fileId),
    index('support_files_expired').on(table.createdAt),
  ],
);
