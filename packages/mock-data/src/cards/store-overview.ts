import type { CardPeriod, CompanyRow, StoreOverview } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays } from '../core/dates.ts';
import { PRODUCTS } from '../shop/data.ts';
import { customersOf, ORDERS, REVENUE, REVENUE_LAST_MONTH, SALES_BEFORE, SALES_CHANGE, SALES_WEEKS } from './data.ts';
import { rankOf, rotate, scale, shiftShare } from './scale.ts';

/** The number of products that are out of stock or nearly so. */
const LOW_STOCK = 2;
/** The profit after taxes, in dollars. */
const EARNINGS = 33_040;
/** The goal of each period in dollars. */
const REVENUE_GOALS: Readonly<Record<CardPeriod, number>> = {
  'last-28-days': 335_000,
  'last-month': 282_000,
  'last-year': 4_100_000,
};
const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 100);

const company = (
  id: number,
  name: string,
  category: CompanyRow['category'],
  views: number,
  revenue: number,
  change: number,
  trend: number[],
): CompanyRow => ({
  id,
  name,
  site: `${name.toLowerCase().replaceAll(' ', '-')}.example`,
  category,
  views,
  revenue,
  change,
  trend,
});

const COMPANIES = [
  company(1, 'Northbeam Labs', 'design', 18_640, 2415.8, 12.4, [5, 5, 6, 6, 7, 8]),
  company(2, 'Kestrel Freight', 'transport', 41_250, 1968.35, -6.1, [7, 7, 6, 6, 5, 5]),
  company(3, 'Tidewater Coop', 'food', 66_900, 3274.6, 9.8, [4, 5, 4, 6, 6, 7]),
  company(4, 'Andes Data', 'technology', 52_300, 4120.75, 15.2, [3, 4, 5, 5, 7, 8]),
  company(5, 'Polar Press', 'media', 29_700, 846.9, -3.7, [6, 5, 6, 5, 5, 4]),
];

const BROWSERS = [
  { name: 'Chrome', share: 49.7, step: -0.9 },
  { name: 'Safari', share: 24.3, step: 0.6 },
  { name: 'Edge', share: 10.6, step: -0.2 },
  { name: 'Firefox', share: 9.8, step: 0.4 },
  { name: 'Samsung Internet', share: 5.6, step: 0.1 },
];

const TRANSACTIONS: StoreOverview['transactions'] = [
  { id: 1, kind: 'wallet', note: 'Train tickets to Braga', amount: -36.2 },
  { id: 2, kind: 'bank', note: 'Tidewater Coop, invoice 5030', amount: 4790 },
  { id: 3, kind: 'card', note: 'Tracing paper and ink', amount: -112.75 },
  { id: 4, kind: 'cash', note: 'Saturday market', amount: 265 },
  { id: 5, kind: 'refund', note: 'Walnut Desk Lamp, returned', amount: -89.5 },
];

/** The meetup is on the first Thursday that is at least three days from now, from 18:30 to 21:00. */
export function seedMeetup({ now }: Pick<SeedContext, 'now'>): StoreOverview['meetup'] {
  const soon = addDays(now, 3);
  const day = addDays(soon, (11 - soon.getUTCDay()) % 7);
  const at = (hour: number, minute: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour, minute).toISOString();
  const guests = ['Noor Haddad', 'Kofi Mensah', 'Yuki Tanabe', 'Ines Carvalho'];
  return { startsAt: at(18, 30), endsAt: at(21, 0), place: 'Harbour Hall, Rua do Sol 14', guests, going: 33, answer: 'none' };
}

/** The store's cards for a period. */
export function storeOverview(period: CardPeriod, now: Date, meetup: StoreOverview['meetup']): StoreOverview {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const rank = rankOf(period);
  const { count, returning } = customersOf(period);
  return {
    best: {
      month: month.toISOString(),
      sold: REVENUE_LAST_MONTH,
      overGoal: percentOf(REVENUE_LAST_MONTH, REVENUE_GOALS['last-month']) - 100,
    },
    updatedAt: addDays(now, -31).toISOString(),
    sales: {
      count: scale(period, ORDERS.finished),
      before: scale(period, SALES_BEFORE),
      change: SALES_CHANGE,
      trend: SALES_WEEKS,
    },
    customers: { count, fresh: percentOf(count - returning, count) },
    products: { count: PRODUCTS.length, inStock: percentOf(PRODUCTS.length - LOW_STOCK, PRODUCTS.length) },
    revenue: { amount: scale(period, REVENUE), goal: REVENUE_GOALS[period] },
    earnings: {
      amount: scale(period, EARNINGS),
      change: [9.4, 8.1, 12.6][rank] ?? 0,
      shop: 58 - rank * 2,
      services: 27 + rank,
      app: 15 + rank,
    },
    companies: COMPANIES.map((row) => ({
      ...row,
      views: scale(period, row.views),
      revenue: scale(period, row.revenue * 100) / 100,
    })),
    meetup,
    browsers: BROWSERS.map(({ name, share, step }) => ({ name, share: shiftShare(period, share, step) })),
    transactions: rotate(period, TRANSACTIONS),
  };
}
