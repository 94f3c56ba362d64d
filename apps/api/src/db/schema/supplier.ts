import { bigint, date, index, integer, json, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';
import { orderItems } from './money.ts';

/** The items that the sandbox supplier received, by reference. The ending of the target decides the outcome. */
export const sandboxItems = pgTable(
  'sandbox_items',
  {
    reference: text().primaryKey(),
    ending: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    submittedAt: time('submitted_at').notNull(),
  },
  (table) => [index('sandbox_items_expired').on(table.submittedAt)],
);

/** A day whose items were compared with the supplier's statement, and the number of items on each side. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    supplier: text().notNull(),
    day: date().notNull(),
    items: integer().notNull(),
    lines: integer().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplier, table.day] })],
);

/** A finding for operators: a difference between our items and the supplier's statement, or a stuck item. Each is stored once. */
export const supplierFindings = pgTable(
  'supplier_findings',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    supplier: text().notNull(),
    reference: text().notNull(),
    orderItemId: uuid('order_item_id').references(() => orderItems.id),
    ours: json(),
    theirs: json(),
    at: time('at').notNull(),
  },
  (table) => [unique('supplier_findings_once').on(table.supplier, table.reference, table.kind)],
);
