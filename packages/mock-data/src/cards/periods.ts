import { CARD_PERIODS, type CardPeriod } from '@kado/contracts/template';
import { type Args, choiceArg, textArg } from '../core/args.ts';
import {
  ANALYTICS,
  customersOf,
  meanOf,
  ORDERS,
  SESSIONS_BY_WEEKDAY,
  SESSIONS_GROWTH,
  shortText,
  STATISTICS,
  totalsOf,
} from './data.ts';
import { rankOf, rotate, scale, scaleParts, shiftShare, sum } from './scale.ts';

/** The requested period; undefined if the request has none. */
export const periodOf = (args: Args): CardPeriod | undefined =>
  textArg(args, 'period') === '' ? undefined : choiceArg(args, 'period', CARD_PERIODS, 'last-28-days');

type Figures = Readonly<Record<string, (period: CardPeriod) => object>>;

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
const seriesCard = (card: keyof typeof STATISTICS) => (period: CardPeriod) => ({ series: [seriesOf(card, period)] });
const totalsCard = (card: 'subscribers' | 'revenue' | 'sales' | 'orders') => (period: CardPeriod) => ({
  ...seriesCard(card)(period),
  analyticsData: totalsOf(period),
});
const gain = (card: 'subscribers' | 'orders', change: number) => (period: CardPeriod) => ({
  ...totalsCard(card)(period),
  change: Math.round((change - rankOf(period) * 0.7) * 10) / 10,
});

/** How the share of each device changes per step to a longer period, in percentage points and in the order of the devices. */
const DEVICE_STEPS = [1.3, -0.4, -0.9];

/** The goal card covers a year and the revenue card two named months, so a period does not change their figures. */
const ANALYTICS_FIGURES: Figures = {
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
  'product-orders': (period) => {
    const [finished = 0, pending = 0, rejected = 0] = scaleParts(period, Object.values(ORDERS));
    return { chart_info: { finished, pending, rejected } };
  },
  'sessions-device': (period) => ({
    chart_info: ANALYTICS['sessions-device'].chart_info.map((device, at) => ({
      ...device,
      usage: shiftShare(period, device.usage, DEVICE_STEPS[at] ?? 0),
    })),
  }),
  customers: (period) => {
    const { fresh, returning, referred } = customersOf(period);
    const results = [fresh, returning, referred];
    return { listData: ANALYTICS.customers.listData.map((row, at) => ({ ...row, result: results[at] })) };
  },
};

const STATISTICS_FIGURES: Figures = {
  'orders-bar-chart': week('orders-bar-chart'),
  'profit-line-chart': week('profit-line-chart'),
  subscribers: gain('subscribers', -2.4),
  orders: gain('orders', 5.8),
  revenue: totalsCard('revenue'),
  sales: totalsCard('sales'),
  'site-traffic': seriesCard('site-traffic'),
  'active-users': seriesCard('active-users'),
  newsletter: seriesCard('newsletter'),
};

/** The figures that replace a card’s own, or are added to them, when a period is requested. */
export const PERIOD_FIGURES = { 'card-analytics': ANALYTICS_FIGURES, 'card-statistics': STATISTICS_FIGURES };
