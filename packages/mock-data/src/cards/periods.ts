import { CARD_PERIODS, type CardPeriod } from '@kado/contracts/template';
import { type Args, choiceArg, textArg } from '../core/args.ts';
import { ANALYTICS, STATISTICS } from './data.ts';

/** How much larger the counts of a period are than those of the shortest one. */
const FACTORS: Readonly<Record<CardPeriod, number>> = { 'last-28-days': 1, 'last-month': 1.08, 'last-year': 12.4 };

/** The requested period; undefined if the call names none. */
export const periodOf = (args: Args): CardPeriod | undefined =>
  textArg(args, 'period') === '' ? undefined : choiceArg(args, 'period', CARD_PERIODS, 'last-28-days');

/** A count of the shortest period, scaled to another one. */
export const scale = (period: CardPeriod, count: number): number => Math.round(count * FACTORS[period]);

/** The same values in another order, so that the charts of the periods differ. */
export function rotate(period: CardPeriod, values: readonly number[]): number[] {
  const at = (CARD_PERIODS.indexOf(period) * 2) % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
}

const tracker = ANALYTICS['support-tracker'];
const sessions = ANALYTICS['avg-sessions'];
const week = (total: number, shares: readonly number[]) => (period: CardPeriod) => {
  const data = rotate(period, shares).map((share) => scale(period, share));
  return { series: [{ data }], total: scale(period, total) };
};
const gain = (key: 'subscribers' | 'orders', total: number, change: number) => (period: CardPeriod) => ({
  series: [{ name: STATISTICS[key].series[0]?.name, data: rotate(period, STATISTICS[key].series[0]?.data ?? []) }],
  analyticsData: { [key]: scale(period, total) },
  change: Math.round((change - CARD_PERIODS.indexOf(period) * 0.7) * 10) / 10,
});

/** The figures that replace a card’s own, or are added to them, when a period is requested. */
export const PERIOD_FIGURES: Readonly<Record<string, (period: CardPeriod) => object>> = {
  'support-tracker': (period) => ({
    totalTicket: scale(period, tracker.totalTicket),
    newTicket: scale(period, tracker.newTicket),
    openTicket: scale(period, tracker.openTicket),
    responseTime: tracker.responseTime + CARD_PERIODS.indexOf(period),
  }),
  'avg-sessions': (period) => ({
    sessions: Math.round(sessions.sessions * (1 + CARD_PERIODS.indexOf(period) * 0.12)),
    growth: ['+5.2%', '+3.8%', '+14.6%'][CARD_PERIODS.indexOf(period)],
    days: rotate(period, [2240, 2870, 3960, 3410, 3120, 2480, 2130]).map(
      (day, at) => day + at * CARD_PERIODS.indexOf(period) * 20,
    ),
    reached: {
      goal: 50 + CARD_PERIODS.indexOf(period) * 14,
      users: 60 + CARD_PERIODS.indexOf(period) * 9,
      duration: 72 + CARD_PERIODS.indexOf(period) * 6,
    },
  }),
  'orders-bar-chart': week(3120, [380, 510, 460, 390, 470, 560, 350]),
  'profit-line-chart': week(7410, [760, 880, 840, 1020, 1130, 1290, 1490]),
  subscribers: gain('subscribers', STATISTICS.subscribers.analyticsData.subscribers, 4.1),
  orders: gain('orders', STATISTICS.orders.analyticsData.orders, -1.8),
};
