import type { BankPrice } from '@kado/contracts';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { bigint, check, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';
import { users } from './identity.ts';

const minor = (name: string) => bigint(name, { mode: 'bigint' });

/** An uploaded file; its content is in the file storage under the id. While `unusedSince` is set, nothing refers to the file. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the stored content. */
    hash: text().notNull(),
    createdAt: time('created_at').notNull(),
    /** Null while the content may be missing: the row is written before the content, so that no content exists without a row. */
    storedAt: time('stored_at'),
    unusedSince: time('unused_since'),
    /** When its content was removed. */
    removedAt: time('removed_at'),
  },
  (table) => [
    index('files_unused')
      .on(table.unusedSince)
      .where(sql`unused_since is not null and removed_at is null`),
    index('files_unused_of')
      .on(table.userId)
      .where(sql`unused_since is not null and removed_at is null`),
    index('files_removed').on(table.removedAt),
    index('files_hash').on(table.hash),
  ],
);

/** When the proof was submitted, in UTC, because an index expression cannot depend on a time zone. In milliseconds, because cursors have no more. */
export const waitingSince = (deposit: { submittedAt: SQLWrapper; createdAt: SQLWrapper }): SQL =>
  sql`date_trunc('milliseconds', coalesce(${deposit.submittedAt}, ${deposit.createdAt}) at time zone 'UTC')`;

/** Money that a customer pays in. `price` is the bank's price at creation; `credit` is the resulting amount in the wallet's currency. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    reference: text().notNull(),
    bankId: text('bank_id').notNull(),
    currency: text().notNull(),
    /** The amount that the customer announced. `amount` is the credited one after the credit. */
    declared: minor('declared').notNull(),
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    walletCurrency: text('wallet_currency').notNull(),
    credit: minor('credit').notNull(),
    price: json().$type<BankPrice>().notNull(),
    status: text().notNull().default('awaiting_proof'),
    proofFileId: uuid('proof_file_id').references(() => files.id),
    reason: text(),
    note: text(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    submittedAt: time('submitted_at'),
    decidedAt: time('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('deposits_reference').on(table.reference),
    // A file can prove only one deposit.
    uniqueIndex('deposits_proof').on(table.proofFileId),
    index('deposits_newest').on(table.userId, table.createdAt, table.id),
    index('deposits_to_review').on(table.status, table.createdAt, table.id),
    index('deposits_all').on(table.createdAt, table.id),
    index('deposits_waiting').on(waitingSince(table), table.id),
    index('deposits_expiring')
      .on(table.expiresAt)
      .where(sql`status = 'awaiting_proof'`),
    check(
      'deposits_status',
      sql`${table.status} in ('awaiting_proof', 'in_review', 'credited', 'rejected', 'cancelled', 'expired')`,
    ),
    check('deposits_own', sql`${table.decidedBy} <> ${table.userId}`),
    check('deposits_amounts', sql`${table.amount} > 0 and ${table.fee} >= 0 and ${table.credit} > 0`),
  ],
);
