import { type TemplateUser, USER_PLANS, USER_STATUSES } from '@kado/contracts/template';
import type { Plan, Status } from './plans.ts';

const DAY = 86_400_000;
const MONTHS = 10;

const tally = <Key extends string>(keys: readonly Key[], found: readonly Key[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, found.filter((one) => one === key).length])) as Record<Key, number>;
const daysAgo = ({ joinedAt }: TemplateUser, now: Date): number =>
  joinedAt ? Math.floor((now.getTime() - new Date(joinedAt).getTime()) / DAY) : Number.POSITIVE_INFINITY;

/** The figures of the tiles, counted over all users. */
export type Counts = {
  all: number;
  plans: Record<Plan, number>;
  paid: number;
  statuses: Record<Status, number>;
  /** Users who joined in the last thirty days. */
  joined: number;
  /** The number of users at the end of each month, up to now. */
  growth: readonly number[];
  /** The users who wait for approval, the longest wait first, and the longest wait in days. */
  waiting: readonly TemplateUser[];
  oldest: number;
};

/** Counts the users; one without a joining date counts in every month. */
export function countUsers(users: readonly TemplateUser[], now: Date): Counts {
  const ages = users.map((user) => daysAgo(user, now));
  const plans = tally<Plan>(
    USER_PLANS,
    users.map(({ currentPlan }) => currentPlan),
  );
  const waiting = users.filter(({ status }) => status === 'pending').toSorted((a, b) => daysAgo(b, now) - daysAgo(a, now));
  const oldest = waiting[0] ? daysAgo(waiting[0], now) : 0;
  return {
    all: users.length,
    plans,
    paid: users.length - plans.basic,
    statuses: tally<Status>(
      USER_STATUSES,
      users.map(({ status }) => status),
    ),
    joined: ages.filter((age) => age < 30).length,
    growth: Array.from({ length: MONTHS }, (_, month) => ages.filter((age) => age >= (MONTHS - 1 - month) * 30).length),
    waiting,
    oldest: Number.isFinite(oldest) ? oldest : 0,
  };
}
