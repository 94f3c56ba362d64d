import type { TemplateUser } from '@kado/contracts/template';

export type Role = TemplateUser['role'];
export type Plan = TemplateUser['currentPlan'];
export type Status = TemplateUser['status'];
export type Billing = TemplateUser['billing'];

/** What a plan costs a month, in dollars, and how much it holds; without `seats` there is no limit. */
export const PLANS = {
  basic: { price: 0, seats: 1, storage: 1, help: 'forum' },
  team: { price: 49, seats: 10, storage: 10, help: 'mail' },
  company: { price: 99, seats: 50, storage: 100, help: 'day' },
  enterprise: { price: 299, seats: undefined, storage: 500, help: 'person' },
} as const satisfies Record<Plan, { price: number; seats: number | undefined; storage: number; help: string }>;

/** A plan runs by months of thirty days from its first day: which day of the running month is it? */
export const PLAN_DAYS = 30;
export function planDay(since: string, now: Date): number {
  const days = Math.floor((now.getTime() - new Date(since).getTime()) / 86_400_000);
  return (((days % PLAN_DAYS) + PLAN_DAYS) % PLAN_DAYS) + 1;
}
