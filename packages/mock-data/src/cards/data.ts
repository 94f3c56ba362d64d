import type { CardPeriod } from '@kado/contracts/template';
import { rankOf, scale, sum } from './scale.ts';

const LAST_DAYS = ['Last 28 Days', 'Last Month', 'Last Year'];

/** The shop’s orders of the last 28 days; a finished one is a sale. */
export const ORDERS = { finished: 2652, pending: 318, rejected: 114 };
/** The sales of the 28 days before those of `ORDERS`, and of each of the last eleven weeks. */
export const SALES_BEFORE = 2497;
export const SALES_WEEKS = [589, 583, 597, 608, 621, 630, 638, 645, 656, 668, 683];
/** The change of the sales in percent. */
export const SALES_CHANGE = Math.round((ORDERS.finished / SALES_BEFORE - 1) * 1000) / 10;

/** The orders from Monday to Sunday, and in seven equal parts of the period. */
const ORDERS_BY_WEEKDAY = [398, 431, 452, 476, 521, 467, 339];
const ORDERS_BY_PART = [408, 436, 421, 447, 462, 433, 477];
/** Dollars from Monday to Sunday. */
const PROFIT_BY_WEEKDAY = [4820, 5260, 5540, 6110, 7380, 6950, 5240];
/** Dollars in seven equal parts of the period. */
const REVENUE_BY_PART = [36_900, 39_400, 38_200, 41_800, 43_100, 40_600, 44_700];
const SUBSCRIBERS_BY_PART = [540, 610, 585, 640, 702, 668, 735];
/** The revenue of the last 28 days in dollars, and that of the last month. */
export const REVENUE = sum(REVENUE_BY_PART);
export const REVENUE_LAST_MONTH = scale('last-month', REVENUE);

/** The buyers of the last 28 days. */
const BUYERS = 2200;
const REFERRED = 154;
/** The buyers of a period. `fresh` and `referred` buyers bought for the first time; their share is larger in a longer period. */
export function customersOf(period: CardPeriod) {
  const count = scale(period, BUYERS);
  const returning = Math.round(count * (0.6 - rankOf(period) * 0.03));
  const referred = scale(period, REFERRED);
  return { count, fresh: count - returning - referred, returning, referred };
}
const CUSTOMERS = customersOf('last-28-days');

/** Average sessions from Monday to Sunday: in the last 28 days, the last month and the last year. */
export const SESSIONS_BY_WEEKDAY = [
  [1960, 2430, 2840, 3350, 2910, 1790, 1520],
  [2010, 2380, 2690, 3120, 3070, 1830, 1420],
  [1820, 2110, 2340, 2780, 2560, 1610, 1340],
];
export const SESSIONS_GROWTH = ['+3.4%', '+2.6%', '+11.8%'];
/** The mean of a week’s days. */
export const meanOf = (days: readonly number[]): number => Math.round(sum(days) / days.length);

/** A count as a short text: 3084 is '3.08k'. */
export const shortText = (count: number): string => `${Math.round(count / 10) / 100}k`;

/** The figures of the eight analytics cards, by the last part of their path. */
export const ANALYTICS = {
  'support-tracker': {
    title: 'Support tracker',
    last_days: LAST_DAYS,
    totalTicket: 163,
    newTicket: 29,
    openTicket: 63,
    responseTime: 2,
  },
  'avg-sessions': {
    sessions: meanOf(SESSIONS_BY_WEEKDAY[0]!),
    last_days: LAST_DAYS,
    growth: SESSIONS_GROWTH[0]!,
    goal: 120_000,
    users: 48_000,
    retention: 87,
    duration: 2,
  },
  'goal-overview': { completed: 2847, inProgress: 553 },
  revenue: { thisMonth: REVENUE, lastMonth: REVENUE_LAST_MONTH },
  'product-orders': { last_days: LAST_DAYS, chart_info: ORDERS },
  'sessions-device': {
    last_days: LAST_DAYS,
    chart_info: [
      { icon: 'monitor', name: 'Desktop', iconColor: 'primary', usage: 47.2, upDown: -3 },
      { icon: 'tablet', name: 'Tablet', iconColor: 'warning', usage: 9.4, upDown: -1 },
      { icon: 'phone', name: 'Phone', iconColor: 'danger', usage: 43.4, upDown: 4 },
    ],
  },
  customers: {
    last_days: LAST_DAYS,
    listData: [
      { icon: 'user', iconColor: 'primary', text: 'New', result: CUSTOMERS.fresh },
      { icon: 'users', iconColor: 'warning', text: 'Returning', result: CUSTOMERS.returning },
      { icon: 'gift', iconColor: 'danger', text: 'Referred', result: CUSTOMERS.referred },
    ],
  },
};

/** The shop's totals in a period. Each card of one of these four figures contains all four. */
export const totalsOf = (period: CardPeriod) => ({
  subscribers: scale(period, sum(SUBSCRIBERS_BY_PART)),
  revenue: scale(period, REVENUE),
  sales: `${SALES_CHANGE}%`,
  orders: scale(period, sum(ORDERS_BY_PART)),
});
const TOTALS = totalsOf('last-28-days');

/** The figures of the nine statistics cards, by the last part of their path. */
export const STATISTICS = {
  'orders-bar-chart': {
    title: 'Orders',
    statistics: shortText(sum(ORDERS_BY_WEEKDAY)),
    series: [{ name: 'Orders', data: ORDERS_BY_WEEKDAY }],
  },
  'profit-line-chart': {
    title: 'Profit',
    statistics: shortText(sum(PROFIT_BY_WEEKDAY)),
    series: [{ data: PROFIT_BY_WEEKDAY }],
  },
  subscribers: { series: [{ name: 'Subscribers', data: SUBSCRIBERS_BY_PART }], analyticsData: TOTALS },
  revenue: { series: [{ name: 'Revenue', data: REVENUE_BY_PART }], analyticsData: TOTALS },
  sales: { series: [{ name: 'Sales', data: [418, 431, 447, 436, 452, 468] }], analyticsData: TOTALS },
  orders: { series: [{ name: 'Orders', data: ORDERS_BY_PART }], analyticsData: TOTALS },
  'site-traffic': { series: [{ name: 'Traffic', data: [15_900, 16_150, 16_420, 16_700, 16_930, 17_150] }] },
  'active-users': { series: [{ name: 'Active users', data: [5180, 5340, 5290, 5460, 5620, 5580, 5730] }] },
  newsletter: { series: [{ name: 'Newsletter', data: [812, 846, 829, 874, 861, 903] }] },
};
