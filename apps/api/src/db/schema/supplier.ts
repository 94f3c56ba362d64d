import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the sandbox supplier was asked to deliver, by reference. The ending of the target decides the outcome. */
export const sandboxItems = pgTable(
  'sandbox_items',
  {
    reference: text().primaryKey(),
    ending: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_items_expired').on(table.submittedAt)],
);
