import { BudgetDraft, type RevenueReport, type RevenueYear } from '@kado/contracts/template';
import { type Args, countArg, readAs } from '../core/args.ts';
import { notFound } from '../core/refusal.ts';

type Months = Pick<RevenueYear, 'earning' | 'expense' | 'budget'>;

/** Dollars a month; of the youngest year nine months are over. */
const MONTHS: Readonly<Record<number, Months>> = {
  2020: {
    earning: [3810, 7080, 4160, 5280, 8240, 6720, 8720, 7840, 9600],
    expense: [1985, 2676, 2492, 2930, 3818, 3133, 3028, 2790, 3000],
    budget: [4700, 5540, 4180, 4860, 6300, 5900, 6700, 6080, 7140],
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
const YEARS = [2020, 2019, 2018];
const [YOUNGEST = 0] = YEARS;

/** The budgets of the years, in dollars; the only part that can be changed. */
export const seedBudgets = (): Record<number, number> => ({ 2020: 56_800, 2019: 48_000, 2018: 30_000 });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const monthsOf = (year: number): Months => {
  const months = MONTHS[year];
  if (!months) throw notFound('The year', year);
  return months;
};

/** The revenue report: the youngest year in two figures, or the asked year with its months. */
export function reportOf(args: Args, budgets: Readonly<Record<number, number>>): RevenueReport {
  const asked = args['year'] === undefined ? undefined : countArg(args, 'year', YOUNGEST);
  const year = asked ?? YOUNGEST;
  const months = monthsOf(year);
  const plain = { years: YEARS, price: sum(months.expense), budget: budgets[year] ?? 0 };
  if (asked === undefined) return plain;
  // The year before the first one is shown as flat as it was.
  const before = MONTHS[year - 1]?.expense ?? months.expense.map(() => 1400);
  return { ...plain, report: { year, ...months, before: before.slice(0, months.expense.length) } };
}

/** Writes a year's whole new budget down. */
export function setBudget(args: Args, budgets: Record<number, number>): RevenueReport {
  const { year, budget } = readAs(args, BudgetDraft, 'budget');
  monthsOf(year);
  budgets[year] = budget;
  return reportOf({ year }, budgets);
}
