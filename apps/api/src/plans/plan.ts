import {
  ItemKind,
  type Money,
  money,
  type Plan,
  PlanRunStatus,
  type PlanRun,
  type PlanSchedule,
  PlanStatus,
  PlanWait,
} from '@kado/contracts';
import * as z from 'zod/mini';

import type { planRuns, plans } from '../db/schema/plans.ts';
import { productOf, recipientOf, type SavedNames } from '../orders/order.ts';

export type PlanRow = typeof plans.$inferSelect;
export type RunRow = typeof planRuns.$inferSelect;
/** The columns of a plan that a PIN confirms. */
export type PlanTerms = Pick<
  PlanRow,
  'item' | 'kind' | 'target' | 'details' | 'ceiling' | 'currency' | 'every' | 'day' | 'timeZone'
>;

export function scheduleOf({ every, day, timeZone }: Pick<PlanRow, 'every' | 'day' | 'timeZone'>): PlanSchedule {
  return every === 'week' ? { every, weekday: day, timeZone } : { every: 'month', day, timeZone };
}

/** When a run is sent: 24 hours after its announcement, also after a late one. A run with `until` was already due. */
const sentAt = ({ status, at, until, nextAt }: RunRow): Date => (status === 'announced' && !until && nextAt ? nextAt : at);

export const toRun = (row: RunRow, currency: string): PlanRun => ({
  date: row.date,
  at: sentAt(row).toISOString(),
  status: z.parse(PlanRunStatus, row.status),
  ...(row.wait === null ? {} : { wait: z.parse(PlanWait, row.wait) }),
  ...(row.shortfall === null ? {} : { shortfall: money(row.shortfall, currency) }),
  ...(row.orderId === null ? {} : { orderId: row.orderId }),
});

type Shown = { next: RunRow | undefined; price: Money | undefined; names: SavedNames };

/** A plan as the API returns it to its owner. */
export const toPlan = (row: PlanRow, { next, price, names }: Shown): Plan => ({
  id: row.id,
  kind: z.parse(ItemKind, row.kind),
  status: z.parse(PlanStatus, row.status),
  item: row.item,
  ...productOf(row),
  recipient: recipientOf(row, names),
  ceiling: money(row.ceiling, row.currency),
  ...(price ? { price } : {}),
  schedule: scheduleOf(row),
  ...(next ? { next: toRun(next, row.currency) } : {}),
  createdAt: row.createdAt.toISOString(),
});
