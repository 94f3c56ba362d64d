import type { TemplateUser } from '@kado/contracts/template';

export type Role = TemplateUser['role'];
export type Plan = TemplateUser['currentPlan'];
export type Status = TemplateUser['status'];
export type Billing = TemplateUser['billing'];

/** A plan's monthly price in dollars, and its limits; without `seats` the number of seats is unlimited. */
export const PLANS = {
  basic: { price: 0, seats: 1, storage: 1, help: 'forum' },
  team: { price: 49, seats: 10, storage: 10, help: 'mail' },
  company: { price: 99, seats: 50, storage: 100, help: 'day' },
  enterprise: { price: 299, seats: undefined, storage: 500, help: 'person' },
} as const satisfies Record<Plan, { price: number; seats: number | undefined; storage: number; help: string }>;

/** How many days a billing period has. */
export const PLAN_DAYS = 30;

/** The day of the current billing period, from 1; the periods are counted from the plan's first day. */
export function planDay(since: string, now: Date): number {
  const days = Math.floor((now.getTime() - new Date(since).getTime()) / 86_400_000);
  return (((days % PLAN_DAYS) + PLAN_DAYS) % PLAN_DAYS) + 1;
}
