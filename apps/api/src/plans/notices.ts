import type { NotificationKind, NotificationParams, PlanWait } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../db/types.ts';
import { notify } from '../notifications/service.ts';
import { detailsOf, nameKey } from '../orders/order.ts';
import { savedNames } from '../orders/repository.ts';
import { dayOf } from '../pricing/delivery-day.ts';
import type { PlanRow, RunRow } from './plan.ts';

type Context = Pick<FastifyInstance, 'clock' | 'env' | 'mail'>;
type Notice = { kind: NotificationKind; params: NotificationParams };

const KINDS = {
  INSUFFICIENT_FUNDS: 'order.plan_short',
  OVER_CEILING: 'order.plan_over_ceiling',
  NOT_AVAILABLE: 'order.plan_unavailable',
} as const satisfies Record<PlanWait, NotificationKind>;

const amountOf = (amount: bigint, { currency }: PlanRow) => ({ amountMinor: Number(amount), currency });

/** Notifies the owner of a plan: in the app and by e-mail, by their preferences for orders. */
async function notifyPlanOwner({ mail, clock, env }: Context, tx: Db, plan: PlanRow, { kind, params }: Notice): Promise<void> {
  const names = await savedNames(tx, [plan]);
  const { network, name } = detailsOf(plan);
  const { amount } = plan.item;
  const gift = {
    recipient: name ?? names.get(nameKey(plan)) ?? plan.target,
    network,
    giftKind: plan.kind,
    giftMinor: amount.amountMinor,
    giftCurrency: amount.currency,
    walletCurrency: env.walletCurrency,
  };
  const notice = { userId: plan.userId, kind, params: { ...gift, ...params }, link: `/plans/${plan.id}`, origin: env.origin };
  await notify({ mail, clock }, tx, notice);
}

/** Announces what will be sent, when, and the maximum that it may cost. */
export async function notifyAnnounced(context: Context, tx: Db, plan: PlanRow, due: Date): Promise<void> {
  const { timeZone } = plan;
  const when = { date: dayOf(due, timeZone), at: due.toISOString(), timeZone };
  await notifyPlanOwner(context, tx, plan, {
    kind: 'order.plan_announced',
    params: { ...when, ...amountOf(plan.ceiling, plan) },
  });
}

/** Notifies the owner of each day on which the plan did not send, because no server was running. */
export async function notifyMissed(context: Context, tx: Db, plan: PlanRow, dates: readonly string[]): Promise<void> {
  for (const date of dates) await notifyPlanOwner(context, tx, plan, { kind: 'order.plan_missed', params: { date } });
}

/** Notifies the owner that a run waits, why, and until when. */
export async function notifyWaiting(
  context: Context,
  tx: Db,
  plan: PlanRow,
  { date, until, wait, shortfall }: Pick<RunRow, 'date' | 'until' | 'shortfall'> & { wait: PlanWait },
): Promise<void> {
  const amounts = {
    INSUFFICIENT_FUNDS: amountOf(shortfall ?? 0n, plan),
    OVER_CEILING: amountOf(plan.ceiling, plan),
    NOT_AVAILABLE: {},
  };
  const days = { date, ...(until ? { until: dayOf(until, plan.timeZone) } : {}) };
  await notifyPlanOwner(context, tx, plan, { kind: KINDS[wait], params: { ...days, ...amounts[wait] } });
}
