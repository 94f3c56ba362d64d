import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature, withPage } from '@kado/feature-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { MAYA, pastGift } from '../test/open-plan.ts';
import { plan } from '../test/plan.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens a form of a plan, leaves it, and returns to it. */
async function openForm(addressWith: (from: string) => string) {
  const pages = withPage(feature, 'forgot-pin', 'Forgotten PIN');
  const { router, store } = await openFeature(pages, '/forgot-pin', { url: server.url, signIn: MAYA });
  for (const call of ['one', 'create', 'change'] as const) vi.spyOn(store.api.plans, call).mockResolvedValue({ data: plan() });
  await act(async () => router.navigate(addressWith(await pastGift(store))));
  await screen.findByRole('combobox', { name: 'Day of the month' });
  const comeBack = async (address: string) => {
    expect(await screen.findByRole('heading', { name: 'Forgotten PIN' })).toBeVisible();
    await act(() => router.navigate(address));
    await screen.findByRole('textbox', { name: 'At most, each time' });
  };
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { comeBack, address, leave: () => act(() => router.navigate('/forgot-pin')) };
}
const ceiling = () => screen.getByRole('textbox', { name: 'At most, each time' });

it.each([
  ['a new plan', (from: string) => `/plans/new?from=${from}`, 'Set up the plan'],
  ['a changed plan', () => `/plans/${plan().id}/change`, 'Save the change'],
])('keeps the terms of %s until they are saved, also while the user sets a new PIN', async (_, addressWith, button) => {
  const user = userEvent.setup();
  const { comeBack, address, leave } = await openForm(addressWith);
  const submit = async () => {
    await user.click(screen.getAllByRole('button', { name: button })[0]!);
    return within(await screen.findByRole('dialog', { name: 'Confirm with your PIN' }));
  };
  await user.click(screen.getByRole('radio', { name: 'Every week' }));
  await user.click(screen.getByRole('radio', { name: 'Friday' }));
  await user.clear(ceiling());
  await user.type(ceiling(), '4.20');
  const form = address();
  await leave();
  await comeBack(form);
  expect(screen.getByRole('radio', { name: 'Friday' })).toBeChecked();
  expect(ceiling()).toHaveValue('4.20');
  await user.click((await submit()).getByRole('button', { name: 'Cancel' }));
  await user.click((await submit()).getByRole('link', { name: 'Forgotten?' }));
  await comeBack(form);
  expect(ceiling()).toHaveValue('4.20');
  const dialog = await submit();
  await user.click(dialog.getByLabelText('Digit 1 of 6'));
  await user.keyboard(MAYA.pin);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('heading', { level: 1, name: '₦5,000 to Ada Obi' });
  await leave();
  await comeBack(form);
  expect(ceiling()).toHaveValue('3.95');
});
