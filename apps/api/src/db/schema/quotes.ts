import { bigint, index, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from './identity.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    items: json().notNull(),
    lines: json().notNull(),
    risks: json().notNull(),
    /** The rows of its order's items: see quotes/item-rows.ts. */
    itemRows: json('item_rows').notNull().default([]),
    total: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('quotes_expired').on(table.expiresAt)],
);
