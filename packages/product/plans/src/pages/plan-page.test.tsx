import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import type { PlanDetails } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import * as state from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { MAYA, openPlan } from '../test/open-plan.ts';
import { plan, run, usd } from '../test/plan.ts';

// The dates of the fixture must be in the current year, so that they are shown without it.
beforeEach(() => void vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026));

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (shown: PlanDetails, address?: string) => openPlan(server.url, shown, address);
const confirm = async (user: ReturnType<typeof userEvent.setup>, title: RegExp, button: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: button }));
};

it('shows the next date with its advance notice, the price and the limit, and links a run to its order', async () => {
  await open(plan({ runs: [run(4), run(3, { status: 'ordered', orderId: 'o1' }), run(2, { status: 'missed' })] }));
  expect(await screen.findByRole('heading', { level: 1, name: '₦5,000 to Ada Obi' })).toBeVisible();
  const next = screen.getByRole('region', { name: 'Next gift' });
  expect(next).toHaveTextContent('Friday 4 December');
  expect(next).toHaveTextContent(/at 09:00, (?:United Kingdom|British) Time/);
  expect(next).toHaveTextContent('We tell you 24 hours ahead, on Thursday 3 December.');
  const aside = screen.getByRole('complementary', { name: 'Amounts of this plan' });
  expect(aside).toHaveTextContent(/3\.59 USD/);
  expect(aside).toHaveTextContent(/3\.95.USD/);
  const history = within(screen.getByRole('list', { name: 'What happened' }));
  expect(history.getAllByRole('listitem')).toHaveLength(2);
  expect(history.getByRole('link')).toHaveAttribute('href', '/orders/o1');
});

it('shows the actual day of a run that is sent later because its notice was late', async () => {
  await open(plan({ next: { ...run(4, { status: 'announced' }), at: '2026-12-12T13:00:00.000Z' } }));
  const next = await screen.findByRole('region', { name: 'Next gift' });
  expect(next).toHaveTextContent('Saturday 12 December');
  expect(next).toHaveTextContent(/at 13:00, /);
});

it('shows the missing amount, and links to a deposit of it', async () => {
  await open(plan({ next: run(4, { status: 'waiting', wait: 'INSUFFICIENT_FUNDS', shortfall: usd(120) }) }));
  expect(await screen.findByRole('heading', { name: /^1\.20.USD is missing$/ })).toBeVisible();
  expect(screen.getByText(/The gift for Friday 4 December is waiting\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add money' })).toHaveAttribute('href', '/deposits/new?credit=1.20');
});

it('shows that the price is above the limit, and links to the form that changes the limit', async () => {
  const { id } = plan();
  await open(plan({ price: usd(410), next: run(4, { status: 'waiting', wait: 'OVER_CEILING' }) }));
  expect(await screen.findByText(/It costs 4\.10.USD now, and your limit is 3\.95.USD/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Raise the limit' })).toHaveAttribute('href', `/plans/${id}/change`);
});

it('says that a gift will be tried again once its price is within the limit', async () => {
  await open(plan({ price: usd(395), next: run(4, { status: 'waiting', wait: 'OVER_CEILING' }) }));
  expect(await screen.findByRole('heading', { name: 'The price is within your limit' })).toBeVisible();
  expect(
    screen.getByText(/It costs 3\.95.USD now, and your limit is 3\.95.USD\. We try again within ten minutes\./),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Raise the limit' })).toBeNull();
  expect(screen.queryByText(/above your limit/)).toBeNull();
});

it('shows that the gift cannot be bought', async () => {
  await open(plan({ price: undefined, next: run(4, { status: 'waiting', wait: 'NOT_AVAILABLE' }) }));
  expect(await screen.findByRole('heading', { name: 'The gift can’t be bought at the moment' })).toBeVisible();
  expect(screen.getByText(/We keep trying until the next one is due/)).toBeVisible();
});

it('skips the next run after a confirmation', async () => {
  const user = userEvent.setup();
  const { answer } = await open(plan());
  const button = await screen.findByRole('button', { name: 'Skip this one' });
  const skip = answer('skip', { next: run(11), runs: [run(11), run(4, { status: 'skipped' })] });
  await user.click(button);
  await confirm(user, /Skip the gift for Friday 4 December\?/, 'Skip it');
  expect(await screen.findByText('Friday 11 December')).toBeVisible();
  expect(skip).toHaveBeenCalledWith(plan().id, { date: '2026-12-04' }, expect.anything());
  expect(within(await screen.findByRole('list', { name: 'What happened' })).getByText('Skipped')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skip this one' })).toHaveFocus());
});

it('is paused and resumed', async () => {
  const user = userEvent.setup();
  const { answer } = await open(plan());
  const button = await screen.findByRole('button', { name: 'Pause' });
  answer('pause', { status: 'paused', next: undefined });
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'This plan is paused' })).toBeVisible();
  expect(screen.getByText(/^₦5,000 to Ada Obi: Paused$/)).toBeInTheDocument();
  answer('resume', {});
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('Friday 4 December')).toBeVisible();
  expect(screen.getByText('The plan goes on', { selector: 'output' })).toBeInTheDocument();
});

it('is ended after a confirmation, and then cannot be changed', async () => {
  const user = userEvent.setup();
  const { answer, router } = await open(plan());
  const button = await screen.findByRole('button', { name: 'End the plan' });
  answer('end', { status: 'ended', next: undefined });
  await user.click(button);
  await confirm(user, /End this plan\?/, 'End the plan');
  expect(await screen.findByRole('heading', { name: 'This plan has ended' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await router.navigate(`/plans/${plan().id}/change`);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/plans/${plan().id}`));
  expect(await screen.findByRole('heading', { name: 'This plan has ended' })).toBeVisible();
});

it('C1 shows why an action failed, and keeps the plan unchanged', async () => {
  const user = userEvent.setup();
  const { store } = await open(plan());
  vi.spyOn(store.api.plans, 'pause').mockRejectedValue(new ApiError('Told by 409', 409, 'STATE_CONFLICT'));
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect((await screen.findAllByText('Told by 409'))[0]).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Skip this one' })).toBeVisible();
});

it.each([
  ['Skip this one', 'skip', 'Skip it', { next: run(11) }, 'Friday 11 December'],
  ['End the plan', 'end', 'End the plan', { status: 'ended', next: undefined }, 'This plan has ended'],
] as const)('C1 %s: shows why the request failed, and allows another attempt at once', async (label, act, button, more, done) => {
  const user = userEvent.setup();
  const { store, answer } = await open(plan());
  vi.spyOn(store.api.plans, act).mockRejectedValue(new ApiError('Told by 503', 503, 'UNAVAILABLE'));
  await user.click(await screen.findByRole('button', { name: label }));
  const again = await screen.findByRole('button', { name: button });
  await user.click(again);
  expect((await screen.findAllByText('Told by 503'))[0]).toBeInTheDocument();
  expect(again).toBeVisible();
  answer(act, more);
  await user.click(again);
  expect(await screen.findByText(done)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('shows that a plan was not found', async () => {
  await openFeature(feature, '/plans/none', {
    url: server.url,
    signIn: MAYA,
    prepare: ({ api }) => vi.spyOn(api.plans, 'one').mockRejectedValue(new ApiError('Told by 404', 404, 'NOT_FOUND')),
  });
  expect(await screen.findByRole('heading', { name: 'Plan not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All plans' })).toHaveAttribute('href', '/plans');
});

it('is changed with the PIN, and keeps its own time zone', async () => {
  const user = userEvent.setup();
  const { answer, router } = await open(plan(), `/plans/${plan().id}/change`);
  expect(await screen.findByRole('combobox', { name: 'Day of the month' })).toHaveValue('4');
  const schedule = { every: 'week', weekday: 5, timeZone: 'Europe/London' } as const;
  const change = answer('change', { schedule });
  await user.click(screen.getByRole('radio', { name: 'Every week' }));
  await user.click(screen.getByRole('radio', { name: 'Friday' }));
  await user.click(screen.getAllByRole('button', { name: 'Save the change' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your PIN' }));
  expect(dialog.getByText(/₦5,000 to Ada Obi\. Every Friday, for at most 3\.95.USD each time\./)).toBeVisible();
  await user.click(dialog.getByLabelText('Digit 1 of 6'));
  await user.keyboard(MAYA.pin);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/plans/${plan().id}`));
  expect(await screen.findByRole('heading', { level: 1, name: '₦5,000 to Ada Obi' })).toBeVisible();
  expect(screen.getByText('Every Friday')).toBeVisible();
  const { item, ceiling } = plan();
  expect(change).toHaveBeenCalledWith(plan().id, { item, ceiling, schedule, pin: MAYA.pin }, expect.anything());
});

it('shows the time until the next run by the server’s clock', async () => {
  const now = Date.parse('2026-12-01T09:00:00.000Z');
  vi.spyOn(state, 'serverNow').mockReturnValue(now);
  await open(plan());
  expect(await screen.findByText(/^in 3 days at 09:00, /)).toBeVisible();
});
