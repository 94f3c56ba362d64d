import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';

/** The audit trail: actions with their actor, and denied requests. Rows are never changed. */
export const audit = pgTable(
  'audit',
  {
    id: uuid().primaryKey(),
    at: time('at').notNull(),
    requestId: text('request_id'),
    actorId: uuid('actor_id'),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text('subject_id'),
    before: json(),
    after: json(),
    ip: text(),
  },
  (table) => [
    index('audit_expired').on(table.at),
    index('audit_actor').on(table.actorId, table.id),
    index('audit_subject').on(table.subjectId),
    index('audit_about').on(sql`(${table.after} ->> 'userId')`),
  ],
);

/**
 * Mails and text messages. The content is encrypted, because it may contain a code. A mail with a template has no content yet: it stores the ids from
 * which it is rendered when it is sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    channel: text().notNull(),
    state: text().notNull(),
    urgent: boolean().notNull().default(false),
    encrypted: text('sealed').notNull(),
    template: json('letter'),
    attempts: integer().notNull().default(0),
    nextAt: time('next_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('mails_work').on(table.state, table.nextAt),
    index('mails_queue')
      .on(table.channel, table.urgent.desc().nullsFirst(), table.id)
      .where(sql`state = 'queued'`),
    index('mails_expired').on(table.createdAt),
  ],
);

/** Leases with their holder and end: only one process of all servers does the work of a name at a time. */
export const leases = pgTable(
  'turns',
  { name: text().primaryKey(), holder: uuid().notNull(), until: time('until').notNull() },
  (table) => [index('turns_expired').on(table.until)],
);
