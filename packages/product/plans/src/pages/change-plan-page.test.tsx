import { startTestServer, type TestServer } from '@kado/api/testing';
import { planDates } from '@kado/contracts';
import { dayName } from '@kado/product-ui';
import { api } from '@kado/state/query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlan } from '../test/open-plan.ts';
import { plan, usd } from '../test/plan.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('names no date that was skipped while it is changed', async () => {
  const [skipped, next] = planDates(plan().schedule, new Date(Date.now() + 2 * 86_400_000), 2);
  await openPlan(server.url, plan({ runs: [{ ...skipped!, status: 'skipped' }] }), `/plans/${plan().id}/change`);
  const dates = within(await screen.findByRole('list', { name: 'The first three dates' })).getAllByRole('listitem');
  expect(dates).toHaveLength(3);
  expect(dates[0]).toHaveTextContent(dayName(next!.date, 'en'));
});

it('names the date that was announced while it is changed, as long as its schedule is the same', async () => {
  const user = userEvent.setup();
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const announced = { date: soon.slice(0, 10), at: soon, status: 'announced' as const };
  await openPlan(server.url, plan({ runs: [announced] }), `/plans/${plan().id}/change`);
  const first = () => within(screen.getByRole('list', { name: 'The first three dates' })).getAllByRole('listitem')[0];
  await waitFor(() => expect(first()).toHaveTextContent(dayName(announced.date, 'en')));
  await user.click(screen.getByRole('radio', { name: 'Every week' }));
  await waitFor(() => expect(first()).not.toHaveTextContent(dayName(announced.date, 'en')));
});

it('accepts no limit below a price that rose while the form was open', async () => {
  const user = userEvent.setup();
  const { calls, store } = await openPlan(server.url, plan(), `/plans/${plan().id}/change`);
  await screen.findByRole('textbox', { name: 'At most, each time' });
  calls.one.mockResolvedValue({ data: plan({ price: usd(400) }) });
  store.dispatch(api.util.invalidateTags(['Plan' as never]));
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'The plan' })).toHaveTextContent('4.00'));
  await user.click(screen.getAllByRole('button', { name: 'Save the change' })[0]!);
  expect(await screen.findByText(/^It costs .*4\.00.* today\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
