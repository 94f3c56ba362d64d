import { CARD_PERIODS, type CardPeriod } from '@kado/contracts/template';
import { type Args, choiceArg, textArg } from '../core/args.ts';
import { ANALYTICS, STATISTICS } from './data.ts';

/** How much more a longer span holds. */
const TIMES: Readonly<Record<CardPeriod, number>> = { 'last-28-days': 1, 'last-month': 1.08, 'last-year': 12.4 };

/** The asked span; undefined when the call names none. */
export const spanOf = (args: Args): CardPeriod | undefined =>
  textArg(args, 'period') === '' ? undefined : choiceArg(args, 'period', CARD_PERIODS, 'last-28-days');

/** A count over a span. */
export const over = (span: CardPeriod, count: number): number => Math.round(count * TIMES[span]);

/** The same figures in another order, so that each span has a face of its own. */
export function turned(span: CardPeriod, values: readonly number[]): number[] {
  const at = (CARD_PERIODS.indexOf(span) * 2) % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
}

const tracker = ANALYTICS['support-tracker'];
const sessions = ANALYTICS['avg-sessions'];
const week = (total: number, shares: readonly number[]) => (span: CardPeriod) => {
  const data = turned(span, shares).map((share) => over(span, share));
  return { series: [{ data }], total: over(span, total) };
};
const gain = (key: 'subscribers' | 'orders', total: number, change: number) => (span: CardPeriod) => ({
  series: [{ name: STATISTICS[key].series[0]?.name, data: turned(span, STATISTICS[key].series[0]?.data ?? []) }],
  analyticsData: { [key]: over(span, total) },
  change: Math.round((change - CARD_PERIODS.indexOf(span) * 0.7) * 10) / 10,
});

/** What a card answers besides its plain figures, or instead of them, when a span is asked for. */
export const SPANS: Readonly<Record<string, (span: CardPeriod) => object>> = {
  'support-tracker': (span) => ({
    totalTicket: over(span, tracker.totalTicket),
    newTicket: over(span, tracker.newTicket),
    openTicket: over(span, tracker.openTicket),
    responseTime: tracker.responseTime + CARD_PERIODS.indexOf(span),
  }),
  'avg-sessions': (span) => ({
    sessions: Math.round(sessions.sessions * (1 + CARD_PERIODS.indexOf(span) * 0.12)),
    growth: ['+5.2%', '+3.8%', '+14.6%'][CARD_PERIODS.indexOf(span)],
    days: turned(span, [1810, 2690, 4380, 3520, 2710, 2040, 1850]).map((day, at) => day + at * CARD_PERIODS.indexOf(span) * 20),
    reached: {
      goal: 50 + CARD_PERIODS.indexOf(span) * 14,
      users: 60 + CARD_PERIODS.indexOf(span) * 9,
      duration: 72 + CARD_PERIODS.indexOf(span) * 6,
    },
  }),
  'orders-bar-chart': week(2760, [310, 540, 420, 310, 420, 520, 240]),
  'profit-line-chart': week(6240, [520, 680, 610, 890, 1010, 1180, 1350]),
  subscribers: gain('subscribers', 92_600, 4.1),
  orders: gain('orders', 38_420, -1.8),
};
