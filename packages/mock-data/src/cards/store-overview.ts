import type { CardPeriod, CompanyRow, StoreOverview } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays } from '../core/dates.ts';
import { scale, rotate } from './periods.ts';

const TREND = [42, 44, 40, 48, 52, 50, 58, 61, 59, 66, 70];

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
  company(1, 'Northbeam Studio', 'design', 31_700, 942.6, 24, [3, 4, 3, 5, 6, 8]),
  company(2, 'Kestrel Freight', 'transport', 66_900, 715.35, -31, [8, 6, 7, 5, 5, 3]),
  company(3, 'Tidewater Foods', 'food', 148_500, 486.9, 57, [2, 4, 5, 5, 7, 7]),
  company(4, 'Brightloom', 'technology', 214_300, 1320.04, 45, [4, 4, 5, 6, 7, 9]),
  company(5, 'Saltmarsh Media', 'media', 53_800, 204.7, -18, [6, 7, 5, 6, 4, 4]),
];

const BROWSERS = [
  { name: 'Chrome', share: 51.8 },
  { name: 'Safari', share: 23.9 },
  { name: 'Firefox', share: 11.7 },
  { name: 'Edge', share: 8.2 },
  { name: 'Samsung Internet', share: 4.4 },
];

const TRANSACTIONS: StoreOverview['transactions'] = [
  { id: 1, kind: 'wallet', note: 'Starbyte coffee', amount: -18.6 },
  { id: 2, kind: 'bank', note: 'Salary top-up', amount: 1_250 },
  { id: 3, kind: 'card', note: 'Domain renewal', amount: -36 },
  { id: 4, kind: 'cash', note: 'Market stall', amount: 142 },
  { id: 5, kind: 'refund', note: 'Order 20418', amount: -41.5 },
];

/** The meetup is on the Thursday after the next few days, from half past six to nine in the evening. */
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
  const rank = period === 'last-28-days' ? 0 : period === 'last-month' ? 1 : 2;
  return {
    best: { month: month.toISOString(), sold: 48_920, overGoal: 12 },
    updatedAt: addDays(now, -31).toISOString(),
    sales: {
      count: scale(period, 2264),
      before: scale(period, 2089),
      change: 8.4,
      trend: TREND.map((value, at) => value + ((at * (rank + 1) * 7) % 9) * rank),
    },
    customers: { count: scale(period, 7_936), fresh: 38 + rank * 4 },
    products: { count: 1286, inStock: 94 },
    revenue: { amount: scale(period, 64_210), goal: scale(period, 80_000) },
    earnings: {
      amount: scale(period, 5_380),
      change: 41.6 - rank * 11,
      shop: 53 - rank * 2,
      services: 31 + rank,
      app: 16 + rank,
    },
    companies: COMPANIES.map((row) => ({ ...row, views: scale(period, row.views), trend: row.trend })),
    meetup,
    browsers: BROWSERS,
    transactions: period === 'last-28-days' ? TRANSACTIONS : rotatedTransactions(period),
  };
}

const rotatedTransactions = (period: CardPeriod) => rotate(period, [0, 1, 2, 3, 4]).flatMap((at) => TRANSACTIONS[at] ?? []);
