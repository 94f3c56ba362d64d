import { CARD_PERIODS, type CardPeriod } from '@kado/contracts/template';

/** How much larger the counts of a period are than those of the shortest one. */
const FACTORS: Readonly<Record<CardPeriod, number>> = { 'last-28-days': 1, 'last-month': 1.08, 'last-year': 12.4 };

/** The sum of the values. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The index of a period in the list of periods; the shortest one has 0. */
export const rankOf = (period: CardPeriod): number => CARD_PERIODS.indexOf(period);

/** A count of the shortest period, scaled to another one. */
export const scale = (period: CardPeriod, count: number): number => Math.round(count * FACTORS[period]);

/** Scales the counts to a period, rounded so that they add up to the scaled total. */
export function scaleParts(period: CardPeriod, counts: readonly number[]): number[] {
  const sums = counts.map((_, at) => scale(period, sum(counts.slice(0, at + 1))));
  return sums.map((value, at) => value - (sums[at - 1] ?? 0));
}

/** Shares in percent that differ by period; the differences for each step to a longer one add up to 0. */
export const shiftShare = (period: CardPeriod, share: number, step: number): number =>
  Math.round((share + rankOf(period) * step) * 10) / 10;

/** The same values in another order, so that the charts of the periods differ. */
export function rotate<Value>(period: CardPeriod, values: readonly Value[]): Value[] {
  const at = (rankOf(period) * 2) % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
}
