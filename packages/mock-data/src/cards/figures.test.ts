import type { AverageSessions, RevenueReport, StoreOverview } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

interface Statistic {
  series: [{ data: number[] }];
  analyticsData: Record<string, number>;
  total: number;
}

const call = testBackend();
const read = async <Body extends object>(path: string): Promise<Body> => (await call('GET', path)).body;
const analytics = <Body extends object>(name: string) => read<Body>(`/card/card-analytics/${name}`);
const statistics = (name: string) => read<Statistic>(`/card/card-statistics/${name}`);
const store = (period = 'last-28-days') => read<StoreOverview>(`/card/store-overview?period=${period}`);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const seriesSum = ({ series }: Statistic): number => sum(series[0].data);

it.each([
  ['card-analytics', ['support-tracker', 'avg-sessions', 'goal-overview', 'revenue', 'product-orders', 'customers']],
  ['card-statistics', ['orders-bar-chart', 'profit-line-chart', 'subscribers', 'revenue', 'sales', 'orders']],
])('returns the same figures from %s with and without the shortest period', async (folder, names) => {
  for (const name of names)
    expect(await read(`/card/${folder}/${name}?period=last-28-days`), name).toMatchObject(await read(`/card/${folder}/${name}`));
});

it.each(['last-28-days', 'last-month', 'last-year'])('shows as many orders by weekday as in the parts of %s', async (period) => {
  const week = await statistics(`orders-bar-chart?period=${period}`);
  const gain = await statistics(`orders?period=${period}`);
  expect([seriesSum(week), seriesSum(gain), gain.analyticsData['orders']]).toEqual([week.total, week.total, week.total]);
});

it('adds parts up to their whole', async () => {
  const [revenue, subscribers] = [await statistics('revenue'), await statistics('subscribers')];
  expect(seriesSum(revenue)).toBe(revenue.analyticsData['revenue']);
  expect(seriesSum(subscribers)).toBe(subscribers.analyticsData['subscribers']);
  const { days = [], sessions } = await analytics<AverageSessions>('avg-sessions?period=last-year');
  expect(sum(days) / 7).toBe(sessions);
  const devices = await analytics<{ chart_info: { usage: number }[] }>('sessions-device');
  expect(sum(devices.chart_info.map(({ usage }) => usage))).toBeCloseTo(100);
  const { browsers, earnings } = await store();
  expect(sum(browsers.map(({ share }) => share))).toBeCloseTo(100);
  expect(earnings.shop + earnings.services + earnings.app).toBe(100);
});

it('shows the same sales on every card', async () => {
  const { sales } = await store();
  const { finished, pending, rejected } = (
    await analytics<{ chart_info: Record<'finished' | 'pending' | 'rejected', number> }>('product-orders')
  ).chart_info;
  expect(finished).toBe(sales.count);
  expect(finished + pending + rejected).toBe((await statistics('orders')).analyticsData['orders']);
  const statistic = await statistics('sales');
  expect([seriesSum(statistic), statistic.analyticsData['sales']]).toEqual([sales.count, `${sales.change}%`]);
  expect([sum(sales.trend.slice(-4)), sum(sales.trend.slice(-8, -4))]).toEqual([sales.count, sales.before]);
});

it('shows the same revenue, customers and products on every card', async () => {
  const { revenue, customers, best, products } = await store();
  expect(await analytics('revenue')).toEqual({ thisMonth: revenue.amount, lastMonth: best.sold });
  expect((await statistics('revenue')).analyticsData['revenue']).toBe(revenue.amount);
  expect((await store('last-month')).revenue.amount).toBe(best.sold);
  const { listData } = await analytics<{ listData: { result: number }[] }>('customers');
  expect(sum(listData.map(({ result }) => result))).toBe(customers.count);
  expect((await read<{ total: number }>('/apps/ecommerce/products')).total).toBe(products.count);
});

it('keeps what was spent within the budget of each year', async () => {
  for (const year of [2020, 2019, 2018]) {
    const { price, budget, report } = await analytics<Required<RevenueReport>>(`revenue-report?year=${year}`);
    expect(sum(report.expense)).toBe(price);
    expect(sum(report.budget)).toBeLessThanOrEqual(budget);
    expect(price).toBeLessThan(budget);
  }
});
