import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import type { PlanDetails } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { MAYA, openPlan } from '../test/open-plan.ts';
import { page, plan, run, usd } from '../test/plan.ts';

// The dates of the fixture must be in the current year, so that they are shown without it.
beforeEach(() => void vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026));

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (shown: PlanDetails, address?: string) => openPlan(server.url, shown, address);

it('shows gift, recipient, schedule, next date, limit, and state', async () => {
  await open(plan(), '/plans');
  const row = within(await screen.findByRole('list', { name: 'Plans' })).getByRole('listitem');
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/plans/${plan().id}`);
  expect(row).toHaveTextContent(/₦5,000 to Ada Obi/);
  expect(row).toHaveTextContent(/Every month on the 4th, at most 3\.95.USD/);
  expect(row).toHaveTextContent(/Next: Friday 4 December at 09:00, notice 24 hours before/);
  expect(row).toHaveTextContent(/3\.59 USD/);
  expect(within(row).getByText('Active')).toBeVisible();
});

it.each([
  ['Waiting: 1.20 USD missing', run(4, { status: 'waiting', wait: 'INSUFFICIENT_FUNDS', shortfall: usd(120) })],
  ['Waiting: balance too low', run(4, { status: 'waiting', wait: 'INSUFFICIENT_FUNDS' })],
  ['Waiting: price above your limit', run(4, { status: 'waiting', wait: 'OVER_CEILING' })],
  ['Waiting: not available', run(4, { status: 'waiting', wait: 'NOT_AVAILABLE' })],
  ['Announced', run(4, { status: 'announced' })],
])('shows “%s”', async (text, next) => {
  await open(plan({ next, price: usd(396) }), '/plans');
  expect(await screen.findByRole('list', { name: 'Plans' })).toHaveTextContent(text);
});

it('does not say that a price is above a limit that was raised meanwhile', async () => {
  await open(plan({ next: run(4, { status: 'waiting', wait: 'OVER_CEILING' }) }), '/plans');
  const list = await screen.findByRole('list', { name: 'Plans' });
  expect(within(list).getByText('Waiting')).toBeVisible();
  expect(list).not.toHaveTextContent('above');
});

it('filters by status, in the URL', async () => {
  const user = userEvent.setup();
  const { router, calls } = await open(plan(), '/plans');
  await screen.findByRole('list', { name: 'Plans' });
  calls.list.mockResolvedValue(page());
  await user.click(screen.getByRole('button', { name: 'Paused' }));
  expect(router.state.location.search).toBe('?status=paused');
  expect(await screen.findByRole('heading', { name: 'No plans found' })).toBeVisible();
  expect(calls.list).toHaveBeenLastCalledWith({ status: 'paused' }, expect.anything());
  await user.click(screen.getByRole('button', { name: 'Show all plans' }));
  expect(router.state.location.search).toBe('');
});

it('shows the next step if there are no plans', async () => {
  await openFeature(feature, '/plans', {
    url: server.url,
    signIn: MAYA,
    prepare: ({ api }) => vi.spyOn(api.plans, 'list').mockResolvedValue(page()),
  });
  expect(await screen.findByRole('heading', { name: 'No plans yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'New plan' })).toHaveAttribute('href', '/plans/new');
});

it('C1 shows an error when the list fails to load', async () => {
  await openFeature(feature, '/plans', {
    url: server.url,
    signIn: MAYA,
    prepare: ({ api }) => vi.spyOn(api.plans, 'list').mockRejectedValue(new ApiError('Told by 503', 503, 'UNAVAILABLE')),
  });
  expect(await screen.findByText('Told by 503')).toBeVisible();
});
