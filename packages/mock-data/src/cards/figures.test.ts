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
const PERIODS = ['last-28-days', 'last-month', 'last-year'];
const store = (period = PERIODS[0]) => read<StoreOverview>(`/card/store-overview?period=${period}`);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const seriesSum = ({ series }: Statistic): number => sum(series[0].data);

it.each([
  [
    'card-analytics',
    ['support-tracker', 'avg-sessions', 'goal-overview', 'revenue', 'product-orders', 'sessions-device', 'customers'],
  ],
  ['card-statistics', ['orders-bar-chart', 'profit-line-chart', 'subscribers', 'revenue', 'sales', 'orders']],
])('returns the same figures from %s with and without the shortest period', async (folder, names) => {
  for (const name of names)
    expect(await read(`/card/${folder}/${name}?period=last-28-days`), name).toMatchObject(await read(`/card/${folder}/${name}`));
});

it.each(PERIODS)('has the same number of orders by weekday as by part of %s', async (period) => {
  const week = await statistics(`orders-bar-chart?period=${period}`);
  const gain = await statistics(`orders?period=${period}`);
  expect([seriesSum(week), seriesSum(gain), gain.analyticsData['orders']]).toEqual([week.total, week.total, week.total]);
});

it('has parts that add up to their total', async () => {
  const [revenue, subscribers] = [await statistics('revenue'), await statistics('subscribers')];
  expect(seriesSum(revenue)).toBe(revenue.analyticsData['revenue']);
  expect(seriesSum(subscribers)).toBe(subscribers.analyticsData['subscribers']);
  const { days = [], sessions } = await analytics<AverageSessions>('avg-sessions?period=last-year');
  expect(sum(days) / 7).toBe(sessions);
  const { earnings } = await store();
  expect(earnings.shop + earnings.services + earnings.app).toBe(100);
});

it.each(PERIODS)('has shares of %s that add up to the total', async (period) => {
  const devices = await analytics<{ chart_info: { usage: number }[] }>(`sessions-device?period=${period}`);
  expect(sum(devices.chart_info.map(({ usage }) => usage))).toBeCloseTo(100);
  const { browsers } = await store(period);
  expect(sum(browsers.map(({ share }) => share))).toBeCloseTo(100);
});

it.each(PERIODS)('shows the same sales of %s on every card', async (period) => {
  const { sales } = await store(period);
  const { finished, pending, rejected } = (
    await analytics<{ chart_info: Record<'finished' | 'pending' | 'rejected', number> }>(`product-orders?period=${period}`)
  ).chart_info;
  expect(finished).toBe(sales.count);
  expect(finished + pending + rejected).toBe((await statistics(`orders?period=${period}`)).analyticsData['orders']);
  const statistic = await statistics(`sales?period=${period}`);
  expect([seriesSum(statistic), statistic.analyticsData['sales']]).toEqual([sales.count, `${sales.change}%`]);
});

it('shows the same sales in the weeks as in the last 28 days', async () => {
  const { sales } = await store();
  expect([sum(sales.trend.slice(-4)), sum(sales.trend.slice(-8, -4))]).toEqual([sales.count, sales.before]);
});

it.each(PERIODS)('shows the same revenue and customers of %s on every card', async (period) => {
  const { revenue, customers } = await store(period);
  const statistic = await statistics(`revenue?period=${period}`);
  expect([seriesSum(statistic), statistic.analyticsData['revenue']]).toEqual([revenue.amount, revenue.amount]);
  const { listData } = await analytics<{ listData: { result: number }[] }>(`customers?period=${period}`);
  const [fresh = 0, , referred = 0] = listData.map(({ result }) => result);
  expect(sum(listData.map(({ result }) => result))).toBe(customers.count);
  expect(Math.round(((fresh + referred) / customers.count) * 100)).toBe(customers.fresh);
});

it('shows the same months and products on every card', async () => {
  const { revenue, best, products } = await store();
  expect(await analytics('revenue')).toEqual({ thisMonth: revenue.amount, lastMonth: best.sold });
  expect((await store('last-month')).revenue.amount).toBe(best.sold);
  expect((await read<{ total: number }>('/apps/ecommerce/products')).total).toBe(products.count);
});

it('keeps the expenses within the budget of each year', async () => {
  for (const year of [2020, 2019, 2018]) {
    const { price, budget, report } = await analytics<Required<RevenueReport>>(`revenue-report?year=${year}`);
    expect(sum(report.expense)).toBe(price);
    expect(sum(report.budget)).toBeLessThanOrEqual(budget);
    expect(price).toBeLessThan(budget);
  }
});
