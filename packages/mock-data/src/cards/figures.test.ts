import type { StoreOverview } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();
const read = async (path: string) => (await call('GET', `/card/${path}`)).body as Record<string, never>;
const store = async (period = 'last-28-days') => (await read(`store-overview?period=${period}`)) as unknown as StoreOverview;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const statistic = async (name: string) => {
  const { series, analyticsData, total } = await read(`card-statistics/${name}`);
  const [{ data }] = series as [{ data: number[] }];
  return { data, total, ...(analyticsData as object) } as { data: number[]; total?: number } & Record<string, number>;
};

it.each([
  ['card-analytics', ['support-tracker', 'avg-sessions', 'goal-overview', 'revenue', 'product-orders', 'customers']],
  ['card-statistics', ['orders-bar-chart', 'profit-line-chart', 'subscribers', 'revenue', 'sales', 'orders']],
])('returns the same figures from %s with and without the shortest period', async (folder, names) => {
  for (const name of names)
    expect(await read(`${folder}/${name}?period=last-28-days`), name).toMatchObject(await read(`${folder}/${name}`));
});

it.each(['last-28-days', 'last-month', 'last-year'])('shows as many orders by weekday as in the parts of %s', async (period) => {
  const [week, gain] = [await statistic(`orders-bar-chart?period=${period}`), await statistic(`orders?period=${period}`)];
  expect(sum(week.data)).toBe(week.total);
  expect([sum(gain.data), gain['orders']]).toEqual([week.total, week.total]);
});

it('adds parts up to their whole', async () => {
  const [revenue, subscribers] = [await statistic('revenue'), await statistic('subscribers')];
  expect([sum(revenue.data), sum(subscribers.data)]).toEqual([revenue['revenue'], subscribers['subscribers']]);
  const { days, sessions } = await read('card-analytics/avg-sessions?period=last-year');
  expect(sum(days) / 7).toBe(sessions);
  const devices = (await read('card-analytics/sessions-device'))['chart_info'] as unknown as { usage: number }[];
  expect(sum(devices.map(({ usage }) => usage))).toBeCloseTo(100);
  const { browsers, earnings } = await store();
  expect(sum(browsers.map(({ share }) => share))).toBeCloseTo(100);
  expect(earnings.shop + earnings.services + earnings.app).toBe(100);
});

it('shows the same sales, revenue, customers and products on every card', async () => {
  const { sales, revenue, customers, best, products } = await store();
  const { finished, pending, rejected } = (await read('card-analytics/product-orders'))['chart_info'] as Record<string, number>;
  expect([finished, (finished ?? 0) + (pending ?? 0) + (rejected ?? 0)]).toEqual([
    sales.count,
    (await statistic('orders'))['orders'],
  ]);
  expect([sum((await statistic('sales')).data), sum(sales.trend.slice(-4)), sum(sales.trend.slice(-8, -4))]).toEqual([
    sales.count,
    sales.count,
    sales.before,
  ]);
  expect((await statistic('sales'))['sales']).toBe(`${sales.change}%`);
  expect(await read('card-analytics/revenue')).toEqual({ thisMonth: revenue.amount, lastMonth: best.sold });
  expect([(await statistic('revenue'))['revenue'], (await store('last-month')).revenue.amount]).toEqual([
    revenue.amount,
    best.sold,
  ]);
  const buyers = (await read('card-analytics/customers'))['listData'] as unknown as { result: number }[];
  expect(sum(buyers.map(({ result }) => result))).toBe(customers.count);
  const { total } = (await call('GET', '/apps/ecommerce/products')).body as { total: number };
  expect(total).toBe(products.count);
});

it('keeps what was spent within the budget of each year', async () => {
  for (const year of [2020, 2019, 2018]) {
    const { price, budget, report } = await read(`card-analytics/revenue-report?year=${year}`);
    const { expense, budget: months } = report as unknown as { expense: number[]; budget: number[] };
    expect(sum(expense)).toBe(price);
    expect(sum(months)).toBeLessThanOrEqual(budget);
    expect(Number(price)).toBeLessThan(budget);
  }
});
