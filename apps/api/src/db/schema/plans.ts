import type { Item } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, json, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../columns.ts';
import { users } from './identity.ts';
import { orders } from './money.ts';

const minor = (name: string) => bigint(name, { mode: 'bigint' });

/** A repeating gift. `kind`, `target` and `details` have the same form as in an order item; `day` is of the week (Monday is 1) or of the month. */
export const plans = pgTable(
  'plans',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The idempotency key of the request that created the plan, and the hash of its terms. */
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: text().notNull().default('active'),
    item: json().$type<Item>().notNull(),
    kind: text().notNull(),
    target: text().notNull(),
    details: json().notNull(),
    ceiling: minor('ceiling').notNull(),
    currency: text().notNull(),
    every: text().notNull(),
    day: smallint().notNull(),
    timeZone: text('time_zone').notNull(),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('plans_key').on(table.userId, table.key),
    index('plans_newest').on(table.userId, table.id),
    index('plans_ended').on(table.endedAt),
    check('plans_status', sql`${table.status} in ('active', 'paused', 'ended')`),
    check('plans_ended_at', sql`(${table.status} = 'ended') = (${table.endedAt} is not null)`),
    check('plans_ceiling', sql`${table.ceiling} > 0`),
    check('plans_day', sql`${table.day} between 1 and case ${table.every} when 'week' then 7 when 'month' then 31 else 0 end`),
  ],
);

/**
 * The runs of plans. `next_at` is when the job processes a run next; null once the run is final. `until` is the time of the plan's next run, set once
 * this one is due; a run that still waits at that time becomes missed.
 */
export const planRuns = pgTable(
  'plan_runs',
  {
    id: uuid().primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    at: time('at').notNull(),
    status: text().notNull().default('planned'),
    wait: text(),
    shortfall: minor('shortfall'),
    orderId: uuid('order_id').references(() => orders.id),
    nextAt: time('next_at'),
    until: time('until'),
  },
  (table) => [
    index('plan_runs_newest').on(table.planId, table.at, table.id),
    index('plan_runs_due').on(table.nextAt),
    index('plan_runs_expired').on(table.at),
    // A plan has at most one run that is not announced yet.
    uniqueIndex('plan_runs_planned')
      .on(table.planId)
      .where(sql`status = 'planned'`),
    uniqueIndex('plan_runs_order').on(table.orderId),
    check(
      'plan_runs_status',
      sql`${table.status} in ('planned', 'announced', 'waiting', 'ordered', 'skipped', 'missed', 'cancelled')`,
    ),
    check('plan_runs_open', sql`(${table.status} in ('planned', 'announced', 'waiting')) = (${table.nextAt} is not null)`),
    check('plan_runs_wait', sql`(${table.status} = 'waiting') = (${table.wait} is not null)`),
    check('plan_runs_shortfall', sql`(coalesce(${table.wait}, '') = 'INSUFFICIENT_FUNDS') = (${table.shortfall} is not null)`),
    check('plan_runs_ordered', sql`(${table.status} = 'ordered') = (${table.orderId} is not null)`),
  ],
);
