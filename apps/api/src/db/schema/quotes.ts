import { bigint, index, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';
import { users } from './identity.ts';

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
    /** The prepared rows of the order's items: see quotes/item-rows.ts. */
    itemRows: json('item_rows').notNull().default([]),
    total: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('quotes_expired').on(table.expiresAt)],
);
