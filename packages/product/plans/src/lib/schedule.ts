import { fromDecimal, type Money, type PlanSchedule, toDecimal } from '@kado/contracts';
import * as z from 'zod/mini';

/** The values of a plan's form: days as texts, and the ceiling as a plain decimal. */
export type PlanValues = { every: 'week' | 'month'; weekday: string; day: string; ceiling: string };

/** The days of the week as in ISO 8601, from Monday (1) to Sunday (7), and the days of a month. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const DAYS = Array.from({ length: 31 }, (_, at) => String(at + 1));

/** The suggested ceiling: about a tenth above the price, because prices may rise. */
const ceilingOf = ({ amountMinor, currency }: Money): Money => ({ amountMinor: Math.ceil((amountMinor * 11) / 10), currency });

const startOf = (today: Date) => ({
  every: 'month' as const,
  weekday: String(today.getDay() || 7),
  day: String(today.getDate()),
});

/** The initial values of a new plan: every month, on today's day. */
export const newValues = (price: Money, today: Date): PlanValues => ({
  ...startOf(today),
  ceiling: toDecimal(ceilingOf(price)),
});

/** The initial values for an existing plan. */
export const valuesOf = (schedule: PlanSchedule, ceiling: Money, today: Date): PlanValues => ({
  ...startOf(today),
  every: schedule.every,
  ...(schedule.every === 'week' ? { weekday: String(schedule.weekday) } : { day: String(schedule.day) }),
  ceiling: toDecimal(ceiling),
});

/** Converts the form values to a schedule. */
export const scheduleOf = ({ every, weekday, day }: Omit<PlanValues, 'ceiling'>, timeZone: string): PlanSchedule =>
  every === 'week' ? { every, weekday: Number(weekday), timeZone } : { every, day: Number(day), timeZone };

/** The problem of a ceiling: not an amount, or below the current price of the gift. */
export function ceilingProblem(typed: string, price: Money | undefined, currency: string): 'missing' | 'tooLow' | undefined {
  const ceiling = fromDecimal(typed, currency);
  if (!ceiling || ceiling.amountMinor <= 0) return 'missing';
  return price && ceiling.amountMinor < price.amountMinor ? 'tooLow' : undefined;
}

/** The form's schema. */
export const planSchema = (price: Money | undefined, currency: string) =>
  z.object({
    every: z.enum(['week', 'month']),
    weekday: z.string(),
    day: z.string(),
    ceiling: z.string().check(z.refine((typed) => ceilingProblem(typed, price, currency) === undefined)),
  });

const Draft = z.strictObject({
  every: z.enum(['week', 'month']),
  weekday: z.enum(WEEKDAYS),
  day: z.enum(DAYS),
  ceiling: z.string(),
});

/** Whether a stored value is a draft of the form. */
export const isDraft = (value: unknown): value is PlanValues => Draft.safeParse(value).success;
