import type { BudgetDraft, RevenueReport, RevenueYear } from '@kado/contracts/template';
import { type Args, countArg, textArg } from '../core/args.ts';
import { notFound } from '../core/errors.ts';
import { sum } from './scale.ts';

type Months = Pick<RevenueYear, 'earning' | 'expense' | 'budget'>;

/** Dollars per month; the latest year has nine months. */
const MONTHS: Readonly<Record<number, Months>> = {
  2020: {
    earning: [3480, 4120, 4390, 5210, 6080, 5640, 7350, 6920, 8430],
    expense: [2260, 2540, 2410, 2830, 3290, 3010, 3520, 3180, 3640],
    budget: [4300, 4300, 4600, 4600, 5000, 5000, 5400, 5400, 5700],
  },
  2019: {
    earning: [2960, 3320, 4480, 3900, 5160, 6240, 5480, 6020, 6580, 5940, 7200, 8440],
    expense: [2380, 2200, 2610, 2470, 2760, 2690, 2950, 3010, 2840, 3120, 3290, 3560],
    budget: [3300, 3300, 3600, 3600, 3900, 3900, 4200, 4200, 4300, 4300, 4600, 4800],
  },
  2018: {
    earning: [1820, 2140, 1960, 2480, 2900, 2660, 3340, 3100, 3580, 3960, 4240, 4720],
    expense: [1490, 1560, 1720, 1640, 1880, 1990, 1940, 2160, 2230, 2310, 2450, 2630],
    budget: [2000, 2000, 2200, 2200, 2400, 2400, 2600, 2600, 2800, 2800, 3000, 3000],
  },
};
/** The budget of the latest year's last three months. */
const STILL_TO_COME = 17_700;
const YEARS = [2020, 2019, 2018];
const [LATEST = 0] = YEARS;

/** The budgets of the years in dollars, the only part that can be changed. */
export const seedBudgets = (): Record<number, number> =>
  Object.fromEntries(YEARS.map((year) => [year, sum(monthsOf(year).budget) + (year === LATEST ? STILL_TO_COME : 0)]));

const monthsOf = (year: number): Months => {
  const months = MONTHS[year];
  if (!months) throw notFound('The year', year);
  return months;
};

/** The revenue report: two figures of the latest year, or a requested year with its months. */
export function reportOf(args: Args, budgets: Readonly<Record<number, number>>): RevenueReport {
  const requested = textArg(args, 'year').trim() === '' ? undefined : countArg(args, 'year', LATEST);
  const year = requested ?? LATEST;
  const months = monthsOf(year);
  const summary = { years: YEARS, price: sum(months.expense), budget: budgets[year] ?? 0 };
  if (requested === undefined) return summary;
  // There are no figures before the first year.
  const before = MONTHS[year - 1]?.expense ?? months.expense.map(() => 1400);
  return { ...summary, report: { year, ...months, before: before.slice(0, months.expense.length) } };
}

/** Sets the budget of a year. */
export function setBudget({ year, budget }: BudgetDraft, budgets: Record<number, number>): RevenueReport {
  monthsOf(year);
  budgets[year] = budget;
  return reportOf({ year }, budgets);
}
