import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();
const TOTALS = {
  subscribers: expect.any(Number),
  revenue: expect.any(Number),
  sales: expect.stringMatching(/^[\d.]+%$/),
  orders: expect.any(Number),
};
const LAST_DAYS = ['Last 28 Days', 'Last Month', 'Last Year'];

it.each([
  [
    'support-tracker',
    { last_days: LAST_DAYS, totalTicket: 163, newTicket: 29, openTicket: 63, responseTime: expect.any(Number) },
  ],
  [
    'avg-sessions',
    {
      sessions: expect.any(Number),
      last_days: LAST_DAYS,
      growth: expect.stringMatching(/^\+[\d.]+%$/),
      goal: expect.any(Number),
    },
  ],
  ['revenue-report', { years: [2020, 2019, 2018], price: expect.any(Number), budget: expect.any(Number) }],
  ['goal-overview', { completed: expect.any(Number), inProgress: expect.any(Number) }],
  ['revenue', { thisMonth: expect.any(Number), lastMonth: expect.any(Number) }],
  [
    'product-orders',
    {
      last_days: LAST_DAYS,
      chart_info: { finished: expect.any(Number), pending: expect.any(Number), rejected: expect.any(Number) },
    },
  ],
  [
    'sessions-device',
    { last_days: LAST_DAYS, chart_info: [expect.anything(), expect.anything(), expect.objectContaining({ upDown: 4 })] },
  ],
  ['customers', { last_days: LAST_DAYS, listData: [expect.anything(), expect.anything(), expect.anything()] }],
])('returns the analytics card %s', async (name, card) => {
  expect(await call('GET', `/card/card-analytics/${name}`)).toMatchObject({ status: 200, body: card });
});

it.each([
  ['orders-bar-chart', { title: expect.any(String), statistics: expect.any(String) }],
  ['profit-line-chart', { title: expect.any(String), statistics: expect.any(String) }],
  ['subscribers', { analyticsData: TOTALS }],
  ['revenue', { analyticsData: TOTALS }],
  ['sales', { analyticsData: TOTALS }],
  ['orders', { analyticsData: TOTALS }],
  ['site-traffic', {}],
  ['active-users', {}],
  ['newsletter', {}],
])('returns the statistics card %s with a series of 5 to 7 values', async (name, card) => {
  const { status, body } = await call('GET', `/card/card-statistics/${name}`);
  expect([status, body]).toMatchObject([200, { ...card, series: [{ data: expect.any(Array) }] }]);
  const [{ data }] = (body as { series: [{ data: number[] }] }).series;
  expect(data.length >= 5 && data.length <= 7).toBe(true);
});
