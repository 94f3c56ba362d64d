import * as z from 'zod/mini';

import { Day, listQuery, SixDigits, Time } from '../basics.ts';
import { Money, PositiveMoney } from '../money/money.ts';
import { Item, ItemKind } from './item.ts';
import { OrderItem } from './order.ts';

/** The sender's time zone, by its name in the IANA database. */
const TimeZone = z.string().check(z.minLength(1), z.maxLength(64));

/** When a plan sends: at 09:00 in its time zone, on a day of the week (ISO 8601: Monday is 1) or of the month (a shorter month: its last day). */
export const PlanSchedule = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('week'), weekday: z.int().check(z.gte(1), z.lte(7)), timeZone: TimeZone }),
  z.strictObject({ every: z.literal('month'), day: z.int().check(z.gte(1), z.lte(31)), timeZone: TimeZone }),
]);
export type PlanSchedule = z.infer<typeof PlanSchedule>;

/** The states of a plan; ended is final. */
export const PlanStatus = z.enum(['active', 'paused', 'ended']);
export type PlanStatus = z.infer<typeof PlanStatus>;

/**
 * The states of a run: planned → announced (24 hours before) → ordered. A run that cannot be bought waits and is retried. Final states, besides ordered: skipped,
 * missed (it still waited when the next run was due) and cancelled (the plan ended or was changed).
 */
export const PlanRunStatus = z.enum(['planned', 'announced', 'waiting', 'ordered', 'skipped', 'missed', 'cancelled']);
export type PlanRunStatus = z.infer<typeof PlanRunStatus>;

/** The reason why a run waits: insufficient funds, a price above the ceiling, or a gift that is not available now. */
export const PlanWait = z.enum(['INSUFFICIENT_FUNDS', 'OVER_CEILING', 'NOT_AVAILABLE']);
export type PlanWait = z.infer<typeof PlanWait>;

/**
 * One run of a plan: `date` in the plan's time zone, `at` the moment in UTC at which it is sent: 09:00 on that day, or 24 hours after a late announcement.
 * `shortfall` is the amount that the balance lacks.
 */
export const PlanRun = z.object({
  date: Day,
  at: Time,
  status: PlanRunStatus,
  wait: z.optional(PlanWait),
  shortfall: z.optional(Money),
  orderId: z.optional(z.string()),
});
export type PlanRun = z.infer<typeof PlanRun>;

/**
 * A repeating gift. `ceiling` is the maximum cost of one run, with its fee, in the wallet's currency; `price` is its current cost, absent while it cannot be bought.
 * `next` is the next run, or the waiting one; absent unless the plan is active.
 */
export const Plan = z.object({
  id: z.string(),
  kind: ItemKind,
  status: PlanStatus,
  item: Item,
  product: OrderItem.shape.product,
  recipient: OrderItem.shape.recipient,
  ceiling: Money,
  price: z.optional(Money),
  schedule: PlanSchedule,
  next: z.optional(PlanRun),
  createdAt: Time,
});
export type Plan = z.infer<typeof Plan>;

/** GET /plans/{id}: a plan and its latest 100 runs, newest first. */
export const PlanDetails = z.extend(Plan, { runs: z.array(PlanRun) });
export type PlanDetails = z.infer<typeof PlanDetails>;

/** GET /plans. */
export const PlanQuery = listQuery({ status: z.optional(PlanStatus) });
export type PlanQuery = z.input<typeof PlanQuery>;

const terms = { item: Item, ceiling: PositiveMoney, schedule: PlanSchedule };

/** POST /plans, with the header Idempotency-Key, and PUT /plans/{id}: the terms that the PIN confirms. The first run is at least 24 hours ahead. */
export const PlanRequest = z.strictObject({ ...terms, pin: SixDigits });
export type PlanRequest = z.infer<typeof PlanRequest>;

/** POST /plans/{id}/skip: the day of the run to skip, which must be the next one. While a run waits, it may also be the one after it. */
export const PlanSkip = z.strictObject({ date: Day });
export type PlanSkip = z.infer<typeof PlanSkip>;
