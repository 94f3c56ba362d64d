import { startTestServer, type TestServer } from '@kado/api/testing';
import type { DataOf, PlanDetails } from '@kado/contracts';
import { openFeature, withPage } from '@kado/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { MAYA, pastGift } from '../test/open-plan.ts';
import { plan } from '../test/plan.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it.each([
  ['create', (from: string) => `/plans/new?from=${from}`, 'Set up the plan', 'The plan is set up'],
  ['change', () => `/plans/${plan().id}/change`, 'Save the change', 'The plan is changed'],
] as const)('does not navigate when the response to %s comes after leaving the page', async (call, addressWith, button, text) => {
  const user = userEvent.setup();
  const pages = withPage(feature, 'elsewhere', 'Elsewhere');
  const { router, store } = await openFeature(pages, '/elsewhere', { url: server.url, signIn: MAYA });
  vi.spyOn(store.api.plans, 'one').mockResolvedValue({ data: plan() });
  const answer = Promise.withResolvers<DataOf<PlanDetails>>();
  const save = vi.spyOn(store.api.plans, call).mockReturnValue(answer.promise);
  await act(async () => router.navigate(addressWith(await pastGift(store))));
  await user.click((await screen.findAllByRole('button', { name: button }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your PIN' }));
  await user.click(dialog.getByLabelText('Digit 1 of 6'));
  await user.keyboard(MAYA.pin);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await act(() => router.navigate(-1));
  answer.resolve({ data: plan() });
  expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();
  expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { pathname: '/elsewhere' } });
});
