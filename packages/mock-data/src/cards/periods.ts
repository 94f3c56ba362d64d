import { CARD_PERIODS, type CardPeriod } from '@kado/contracts/template';
import { type Args, choiceArg, textArg } from '../core/args.ts';
import { ANALYTICS, meanOf, SESSIONS_BY_WEEKDAY, SESSIONS_GROWTH, shortText, STATISTICS, totalsOf } from './data.ts';
import { rankOf, rotate, scale, scaleParts, sum } from './scale.ts';

/** The requested period; undefined if the call names none. */
export const periodOf = (args: Args): CardPeriod | undefined =>
  textArg(args, 'period') === '' ? undefined : choiceArg(args, 'period', CARD_PERIODS, 'last-28-days');

const tracker = ANALYTICS['support-tracker'];

/** A card's series, scaled to the period. */
function seriesOf(card: keyof typeof STATISTICS, period: CardPeriod): { data: number[] } {
  const [series] = STATISTICS[card].series;
  return { ...series, data: scaleParts(period, rotate(period, series?.data ?? [])) };
}

const week = (card: 'orders-bar-chart' | 'profit-line-chart') => (period: CardPeriod) => {
  const series = seriesOf(card, period);
  const total = sum(series.data);
  return { series: [series], statistics: shortText(total), total };
};
const gain = (card: 'subscribers' | 'orders', change: number) => (period: CardPeriod) => ({
  series: [seriesOf(card, period)],
  analyticsData: totalsOf(period),
  change: Math.round((change - rankOf(period) * 0.7) * 10) / 10,
});

/** The figures that replace a card’s own, or are added to them, when a period is requested. */
export const PERIOD_FIGURES: Readonly<Record<string, (period: CardPeriod) => object>> = {
  'support-tracker': (period) => ({
    totalTicket: scale(period, tracker.totalTicket),
    newTicket: scale(period, tracker.newTicket),
    openTicket: scale(period, tracker.openTicket),
    responseTime: tracker.responseTime + rankOf(period),
  }),
  'avg-sessions': (period) => {
    const rank = rankOf(period);
    const days = SESSIONS_BY_WEEKDAY[rank] ?? [];
    const reached = { goal: 64 + rank * 9, users: 72 + rank * 6, duration: 55 + rank * 8 };
    return { sessions: meanOf(days), growth: SESSIONS_GROWTH[rank], days, reached };
  },
  'orders-bar-chart': week('orders-bar-chart'),
  'profit-line-chart': week('profit-line-chart'),
  subscribers: gain('subscribers', -2.4),
  orders: gain('orders', 5.8),
};
