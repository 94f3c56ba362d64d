import { sql } from 'drizzle-orm';
import { boolean, index, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';
import { users } from './identity.ts';

/** A user's notifications in the app. The page produces the texts, in its language. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    /** Without a foreign key: the statement that settles an order writes here, and must not wait for a change of its user. */
    userId: uuid('user_id').notNull(),
    kind: text().notNull(),
    params: json().notNull(),
    link: text(),
    readAt: time('read_at'),
    at: time('at').notNull(),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.id),
    index('notifications_unread')
      .on(table.userId, table.id)
      .where(sql`read_at is null`),
    index('notifications_expired').on(table.at),
  ],
);

/** Which notifications a user wants; without a row, the defaults apply. Security mails have no column: they are always sent. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  ordersEmail: boolean('orders_email').notNull().default(true),
  ordersInApp: boolean('orders_in_app').notNull().default(true),
  depositsEmail: boolean('deposits_email').notNull().default(true),
  depositsInApp: boolean('deposits_in_app').notNull().default(true),
  securityInApp: boolean('security_in_app').notNull().default(true),
  newsEmail: boolean('news_email').notNull().default(false),
  newsInApp: boolean('news_in_app').notNull().default(false),
});

/** Saved recipients. A number, an account or an address is saved once per user. The last use is read from the orders. */
export const recipients = pgTable(
  'recipients',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    name: text().notNull(),
    /** The phone number, account number or e-mail address, as in order_items. */
    target: text().notNull(),
    networkId: text('network_id'),
    /** Empty for other kinds. Part of the key, because an account number is unique only within its bank. */
    bankId: text('bank_id').notNull().default(''),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('recipients_newest').on(table.userId, table.id),
    uniqueIndex('recipients_once').on(table.userId, table.kind, table.target, table.bankId),
  ],
);
