import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';

/** Users with a PIN; an unfinished registration is not stored here. Phone numbers are unique once verified. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    /** The address in lower case, unique. */
    emailKey: text('email_key').notNull(),
    phone: text().notNull(),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    countryIso: text('country_iso').notNull(),
    languageCode: text('language_code').notNull(),
    avatarFileId: uuid('avatar_file_id'),
    role: text().notNull().default('customer'),
    pinHash: text('pin_hash').notNull(),
    suspendedAt: time('suspended_at'),
    suspendedFor: text('suspended_for'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    uniqueIndex('users_verified_phone')
      .on(table.phone)
      .where(sql`phone_verified`),
  ],
);

/** The customer's columns that operators see beside an order, a deposit or a message. */
export const CUSTOMER = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email };

/** One signed-in device, with all tokens ever issued to it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    device: text().notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
    endedFor: text('ended_for'),
  },
  (table) => [index('sessions_user').on(table.userId, table.id), index('sessions_expired').on(table.expiresAt)],
);

/** Bearers and refresh cookies, by their hash. A refresh token is superseded when one of its successors, or another successor of its parent, is used. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    kind: text().notNull(),
    sessionId: uuid('session_id').notNull(),
    parent: text(),
    expiresAt: time('expires_at').notNull(),
    supersededAt: time('superseded_at'),
  },
  (table) => [index('tokens_session').on(table.sessionId), index('tokens_expired').on(table.expiresAt)],
);

/** Browsers that have signed in to an account, by the hash of their cookie. */
export const devices = pgTable(
  'devices',
  {
    userId: uuid('user_id').notNull(),
    hash: text().notNull(),
    createdAt: time('created_at').notNull(),
    /** The last sign-in. The device cookie is valid for a year after it. */
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('devices_hash').on(table.hash),
    index('devices_expired').on(table.lastSeenAt),
  ],
);

/** Consecutive wrong PINs per account (or typed identifier) and known device; all unknown devices share one row. */
export const pinCounters = pgTable(
  'pin_counters',
  {
    account: text().notNull(),
    device: text().notNull(),
    wrong: integer().notNull(),
    lockedUntil: time('locked_until'),
    lastWrongAt: time('last_wrong_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account, table.device] }), index('pin_counters_expired').on(table.lastWrongAt)],
);

/** How much of a limit an address prefix (anonymous clients) or a user has used: wrong PINs, codes, new quotes, recorded refusals. */
export const allowances = pgTable(
  'prefix_counters',
  { subject: text('prefix').notNull(), kind: text().notNull(), since: time('since').notNull(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.subject, table.kind] }), index('prefix_counters_since').on(table.since)],
);

/** One-time codes. Without a codeHash no code is accepted; the id is a text because unknown ids count attempts too. */
export const challenges = pgTable(
  'challenges',
  {
    id: text().primaryKey(),
    purpose: text().notNull(),
    channel: text().notNull(),
    recipient: text().notNull(),
    recipientKey: text('recipient_key').notNull(),
    userId: uuid('user_id'),
    payload: json(),
    languageCode: text('language_code').notNull(),
    codeHash: text('code_hash'),
    attemptsLeft: integer('attempts_left').notNull(),
    sends: integer().notNull().default(1),
    resendAt: time('resend_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
    /** The address prefix whose allowance the last code of this challenge used, if any. */
    countedPrefix: text('counted_prefix'),
  },
  (table) => [
    index('challenges_expired').on(table.expiresAt),
    index('challenges_user').on(table.userId),
    index('challenges_recipient').on(table.recipientKey),
  ],
);

/** Every requested code, to limit codes to five per hour and ten per day for an address, and for a mailbox including its aliases. */
export const codeSends = pgTable(
  'code_sends',
  {
    id: uuid().primaryKey(),
    recipientKey: text('recipient_key').notNull(),
    mailbox: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('code_sends_recipient').on(table.recipientKey, table.at),
    index('code_sends_mailbox').on(table.mailbox, table.at),
    index('code_sends_expired').on(table.at),
  ],
);

/** Issued for a verified code: allows setting a PIN once. */
export const pinTokens = pgTable(
  'tickets',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    userId: uuid('user_id'),
    payload: json(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('tickets_user').on(table.userId), index('tickets_expired').on(table.expiresAt)],
);

/** A PIN that was confirmed in advance, for one purpose and one resource, in one session. */
export const grants = pgTable(
  'grants',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id').notNull(),
    purpose: text().notNull(),
    ref: text().notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('grants_session').on(table.sessionId), index('grants_expired').on(table.expiresAt)],
);
