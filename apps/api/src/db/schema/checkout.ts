import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';
import { orders } from './money.ts';

/** The idempotency key of a committed checkout; its response is rebuilt from the order. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text().notNull(),
    quoteId: uuid('quote_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_expired').on(table.createdAt)],
);
