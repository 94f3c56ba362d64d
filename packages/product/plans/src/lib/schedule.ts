import { fromDecimal, type Money, type PlanSchedule, toDecimal } from '@kado/contracts';
import * as z from 'zod/mini';

/** What the form of a plan holds: the days as texts, and the ceiling as a plain decimal. */
export type PlanValues = { every: 'week' | 'month'; weekday: string; day: string; ceiling: string };

/** Monday to Sunday, as ISO 8601 numbers them, and the days of a month. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const DAYS = Array.from({ length: 31 }, (_, at) => String(at + 1));

/** Room for a price that rises: about a tenth. */
const ceilingOf = ({ amountMinor, currency }: Money): Money => ({ amountMinor: Math.ceil((amountMinor * 11) / 10), currency });

const startOf = (today: Date) => ({
  every: 'month' as const,
  weekday: String(today.getDay() || 7),
  day: String(today.getDate()),
});

/** The values that a new plan starts with: every month, on the day that it is today. */
export const newValues = (price: Money, today: Date): PlanValues => ({
  ...startOf(today),
  ceiling: toDecimal(ceilingOf(price)),
});

/** The values of a plan that is changed. */
export const valuesOf = (schedule: PlanSchedule, ceiling: Money, today: Date): PlanValues => ({
  ...startOf(today),
  every: schedule.every,
  ...(schedule.every === 'week' ? { weekday: String(schedule.weekday) } : { day: String(schedule.day) }),
  ceiling: toDecimal(ceiling),
});

/** The schedule that the values stand for. */
export const scheduleOf = ({ every, weekday, day }: Omit<PlanValues, 'ceiling'>, timeZone: string): PlanSchedule =>
  every === 'week' ? { every, weekday: Number(weekday), timeZone } : { every, day: Number(day), timeZone };

/** What is wrong with a ceiling: it is no amount, or the gift already costs more. */
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
