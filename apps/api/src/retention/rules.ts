import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import {
  allowances,
  challenges,
  codeSends,
  devices,
  grants,
  pinCounters,
  pinTokens,
  sessions,
  tokens,
} from '../db/schema/identity.ts';
import { idempotencyKeys } from '../db/schema/checkout.ts';
import { files } from '../db/schema/deposits.ts';
import { receiptMails } from '../db/schema/money.ts';
import { notifications } from '../db/schema/people.ts';
import { planRuns, plans } from '../db/schema/plans.ts';
import { quotes } from '../db/schema/quotes.ts';
import { sandboxItems } from '../db/schema/supplier.ts';
import { supportFiles, supportTickets } from '../db/schema/support.ts';
import { audit, leases, mails } from '../db/schema/system.ts';

/**
 * A row is deleted this long after the time in `column`, which needs an index. A row whose `unless` column has a value is kept. `releases` is the column with
 * a file id: the file becomes unused when the row is deleted.
 */
export type Rule = { table: PgTable; column: PgColumn; after: string; unless?: PgColumn; releases?: PgColumn };

/**
 * The rules of docs/guides/retention.md, which also gives the reasons. Rows of tables that are not listed are never deleted. A missing row must be refused like
 * an expired one.
 */
export const RULES: readonly Rule[] = [
  { table: tokens, column: tokens.expiresAt, after: '1 day' },
  { table: sessions, column: sessions.expiresAt, after: '30 days' },
  { table: devices, column: devices.lastSeenAt, after: '1 year' },
  { table: pinCounters, column: pinCounters.lastWrongAt, after: '1 year' },
  { table: allowances, column: allowances.since, after: '1 day' },
  { table: challenges, column: challenges.expiresAt, after: '1 day' },
  { table: pinTokens, column: pinTokens.expiresAt, after: '1 day' },
  { table: grants, column: grants.expiresAt, after: '1 day' },
  { table: codeSends, column: codeSends.at, after: '1 day' },
  { table: quotes, column: quotes.expiresAt, after: '48 hours' },
  { table: idempotencyKeys, column: idempotencyKeys.createdAt, after: '48 hours' },
  { table: receiptMails, column: receiptMails.at, after: '1 day' },
  { table: notifications, column: notifications.at, after: '1 year' },
  // Without its open run, a plan would stop sending.
  { table: planRuns, column: planRuns.at, after: '2 years', unless: planRuns.nextAt },
  { table: plans, column: plans.endedAt, after: '1 year' },
  { table: sandboxItems, column: sandboxItems.submittedAt, after: '30 days' },
  { table: files, column: files.removedAt, after: '1 day' },
  { table: mails, column: mails.createdAt, after: '7 days' },
  { table: leases, column: leases.until, after: '1 day' },
  { table: supportFiles, column: supportFiles.createdAt, after: '2 years', releases: supportFiles.fileId },
  { table: supportTickets, column: supportTickets.createdAt, after: '2 years' },
  { table: audit, column: audit.at, after: '2 years' },
];
