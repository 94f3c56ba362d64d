import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';
import { users } from './identity.ts';

const minor = (name: string) => bigint(name, { mode: 'bigint' });
const sum = (name: string) =>
  minor(name)
    .notNull()
    .default(sql`0`);

/** A user's available and held amounts. `lines` numbers the statement lines, so that each line's balance follows from the previous one. */
export const wallets = pgTable(
  'wallets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    currency: text().notNull(),
    available: sum('available'),
    held: sum('held'),
    lines: integer().notNull().default(0),
  },
  (table) => [
    // The target of the orders' foreign key: an order has the currency of its wallet.
    unique('wallets_currency').on(table.userId, table.currency),
    check('wallets_available_not_negative', sql`${table.available} >= 0`),
    check('wallets_held_not_negative', sql`${table.held} >= 0`),
  ],
);

/** One movement; a trigger refuses to change or delete it. Movements of a wallet contain its statement line: seq, amount, balanceAfter. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: uuid().primaryKey(),
    type: text().notNull(),
    at: time('at').notNull(),
    userId: uuid('user_id').references(() => wallets.userId),
    seq: integer(),
    amount: minor('amount'),
    balanceAfter: minor('balance_after'),
    settled: minor('settled'),
    orderId: uuid('order_id').references(() => orders.id),
    orderItemId: uuid('order_item_id').references(() => orderItems.id),
    depositId: uuid('deposit_id'),
    memo: text().notNull(),
  },
  (table) => [
    uniqueIndex('journal_entries_statement').on(table.userId, table.seq),
    // An item can be settled only once and lost only once, also under concurrency.
    uniqueIndex('journal_entries_settled_once')
      .on(table.orderItemId)
      .where(sql`type in ('capture', 'release')`),
    uniqueIndex('journal_entries_lost_once')
      .on(table.orderItemId)
      .where(sql`type = 'loss'`),
    uniqueIndex('journal_entries_credited_once')
      .on(table.depositId)
      .where(sql`type = 'deposit'`),
  ],
);

/** The two or more sides of a movement, immutable like the movement. A positive amount increases the account. The company's accounts exist only here. */
export const postings = pgTable(
  'postings',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => journalEntries.id),
    position: smallint().notNull(),
    account: text().notNull(),
    currency: text().notNull(),
    amount: minor('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.position] })],
);

/** total = captured + released + held; the status is generated from the counters. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The quote itself is deleted some time after it expired. */
    quoteId: uuid('quote_id').notNull(),
    reference: text().notNull(),
    currency: text().notNull(),
    total: minor('total').notNull(),
    captured: sum('captured'),
    released: sum('released'),
    items: integer().notNull(),
    open: integer().notNull(),
    delivered: integer().notNull().default(0),
    cancelled: integer().notNull().default(0),
    status: text()
      .notNull()
      .generatedAlwaysAs(
        sql`case when open > 0 then 'processing' when delivered = items then 'completed' when delivered > 0 then 'partially_completed' when cancelled = items then 'cancelled' else 'failed' end`,
      ),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_one_a_quote').on(table.quoteId),
    uniqueIndex('orders_reference').on(table.reference),
    index('orders_newest').on(table.userId, table.createdAt, table.id),
    index('orders_newest_of_all').on(table.createdAt, table.id),
    foreignKey({ columns: [table.userId, table.currency], foreignColumns: [wallets.userId, wallets.currency] }),
    check(
      'orders_sums',
      sql`${table.captured} >= 0 and ${table.released} >= 0 and ${table.captured} + ${table.released} <= ${table.total}`,
    ),
  ],
);

/** One item of an order; while nextAt is set, the worker has to process it. */
export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    userId: uuid('user_id').notNull(),
    position: smallint().notNull(),
    itemId: text('item_id').notNull(),
    kind: text().notNull(),
    status: text().notNull().default('queued'),
    /** The phone number, account number or e-mail address of the recipient. */
    target: text().notNull(),
    details: json().notNull(),
    send: minor('send').notNull(),
    fee: minor('fee').notNull(),
    currency: text().notNull(),
    receive: minor('receive').notNull(),
    receiveCurrency: text('receive_currency').notNull(),
    promisedBy: time('promised_by').notNull(),
    nextAt: time('next_at'),
    /** The supplier, the reference and the number of attempts: stored before the supplier is called. */
    supplier: text(),
    supplierReference: text('supplier_reference'),
    attempts: integer().notNull().default(0),
    submittedAt: time('submitted_at'),
    settledAt: time('settled_at'),
    lateAt: time('late_at'),
    failureCode: text('failure_code'),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    // For searches by the beginning and by the end, independent of the database's collation and of the case of an address.
    index('order_items_sent_to').on(table.userId, sql`lower(${table.target}) text_pattern_ops`),
    index('order_items_sent_to_end').on(table.userId, sql`reverse(lower(${table.target})) text_pattern_ops`),
    index('order_items_largest')
      .on(table.userId, table.kind, table.send)
      .where(sql`status = 'delivered'`),
    index('order_items_work')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    // Only submitted items, so that a checkout writes to neither index.
    index('order_items_submitted')
      .on(table.submittedAt)
      .where(sql`submitted_at is not null`),
    uniqueIndex('order_items_reference')
      .on(table.supplier, table.supplierReference)
      .where(sql`supplier_reference is not null`),
  ],
);

/** Requested receipts, to limit a user to five per hour. */
export const receiptMails = pgTable(
  'receipt_mails',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: time('at').notNull(),
  },
  (table) => [index('receipt_mails_person').on(table.userId, table.at), index('receipt_mails_expired').on(table.at)],
);
