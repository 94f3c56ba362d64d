import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();
const REPORT = '/card/card-analytics/revenue-report';
const body = async (path: string) => (await call('GET', path)).body as Record<string, unknown>;

it.each([
  ['support-tracker', 'card-analytics', ['totalTicket']],
  ['avg-sessions', 'card-analytics', ['sessions', 'days', 'reached', 'growth']],
  ['orders-bar-chart', 'card-statistics', ['series', 'total']],
  ['profit-line-chart', 'card-statistics', ['series', 'total']],
  ['subscribers', 'card-statistics', ['series', 'change']],
  ['orders', 'card-statistics', ['series', 'change']],
  ['product-orders', 'card-analytics', ['chart_info']],
  ['sessions-device', 'card-analytics', ['chart_info']],
  ['customers', 'card-analytics', ['listData']],
  ['revenue', 'card-statistics', ['series', 'analyticsData']],
  ['sales', 'card-statistics', ['series', 'analyticsData']],
  ['site-traffic', 'card-statistics', ['series']],
  ['active-users', 'card-statistics', ['series']],
  ['newsletter', 'card-statistics', ['series']],
])('varies %s by period, and returns the plain card without one', async (name, folder, keys) => {
  const path = `/card/${folder}/${name}`;
  const [month, year, plain] = [
    await body(`${path}?period=last-28-days`),
    await body(`${path}?period=last-year`),
    await body(path),
  ];
  for (const key of keys) expect(month[key]).not.toEqual(year[key]);
  expect(plain).not.toHaveProperty('total');
  expect(await call('GET', `${path}?period=yesterday`)).toMatchObject({ status: 400 });
});

it.each(['goal-overview', 'revenue'])(
  'returns the same figures of %s for every period, because the card names its own dates',
  async (name) => {
    const path = `/card/card-analytics/${name}`;
    expect(await body(`${path}?period=last-year`)).toEqual(await body(path));
  },
);

it('returns the revenue report of a year', async () => {
  expect(await body(REPORT)).toEqual({ years: [2020, 2019, 2018], price: 26_680, budget: 62_000 });
  expect(await body(`${REPORT}?year=`)).toEqual(await body(REPORT));
  const older = await body(`${REPORT}?year=2019`);
  expect(older).toMatchObject({ price: 33_880, budget: 48_000, report: { year: 2019 } });
  expect((older as { report: { earning: number[] } }).report.earning).toHaveLength(12);
  expect(await call('GET', `${REPORT}?year=1999`)).toMatchObject({ status: 404 });
  expect(await call('GET', `${REPORT}?year=soon`)).toMatchObject({ status: 400 });
});

it('stores a changed budget', async () => {
  expect(await call('POST', REPORT, { year: 2020, budget: 65_000 })).toMatchObject({ status: 200, body: { budget: 65_000 } });
  expect(await body(REPORT)).toMatchObject({ budget: 65_000 });
  expect(await body(`${REPORT}?year=2019`)).toMatchObject({ budget: 48_000 });
  expect(await call('POST', REPORT, { year: '2019', budget: '50000' })).toMatchObject({ status: 200, body: { budget: 50_000 } });
});

it.each([
  [{ year: 1999, budget: 5 }, 404],
  [{ year: 2020, budget: 0 }, 400],
  [{ year: 2020, budget: '' }, 400],
  [{ year: 2020, budget: '0' }, 400],
  [{ year: '', budget: 5 }, 400],
  [{ year: '2019.5', budget: 5 }, 400],
  [{ year: 2020, budget: 'a lot' }, 400],
  [{ budget: 5 }, 400],
])('rejects the budget %j and changes nothing', async (draft, status) => {
  expect(await call('POST', REPORT, draft)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await body(REPORT)).toMatchObject({ budget: 62_000 });
});

it('returns the overviews of store and analytics', async () => {
  const [month, year] = [await body('/card/store-overview'), await body('/card/store-overview?period=last-year')];
  expect(month).toMatchObject({ sales: { count: 2652, before: 2497, change: 6.2 }, meetup: { going: 33, answer: 'none' } });
  expect(year).toMatchObject({ sales: { count: 32_885 } });
  for (const key of ['sales', 'customers', 'revenue', 'earnings', 'companies', 'browsers', 'transactions'])
    expect(month[key], key).not.toEqual(year[key]);
  expect(await body('/card/analytics-overview')).toMatchObject({
    radar: { months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] },
    timeline: [{ at: '2026-11-21T09:52:00.000Z' }, {}, {}, {}],
  });
});

it('counts a guest of the meetup once, and lets the guest leave again', async () => {
  const reply = async (answer: string) => (await call('POST', '/card/meetup', { answer })) as { status: number; body: unknown };
  for (const going of [34, 34]) expect(await reply('join')).toMatchObject({ status: 200, body: { meetup: { going } } });
  expect(await reply('perhaps')).toMatchObject({ status: 400 });
  expect(await reply('skip')).toMatchObject({
    body: { meetup: { going: 33, answer: 'skip', startsAt: '2026-11-26T18:30:00.000Z' } },
  });
  expect(await body('/card/store-overview')).toMatchObject({ meetup: { answer: 'skip' } });
});
