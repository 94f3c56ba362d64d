import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addButton, number, openPage } from '../test/page.tsx';

const open = openPage();

it('moves through the networks with the arrow keys, and chooses with Enter', async () => {
  const user = userEvent.setup();
  await open('/send/top-up?phone=%2B2348035550142');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(screen.getByRole('radio', { name: /Sunbird/ })).toHaveFocus();
  const networks = within(screen.getByRole('group', { name: 'Network' }));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const third = networks.getAllByRole('radio')[2];
  expect(third).toBeChecked();
  expect(third).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  expect(screen.queryByRole('group', { name: 'Network' })).toBeNull();
});

it('clears and focuses the number for a new recipient', async () => {
  const user = userEvent.setup();
  await open('/send/top-up?phone=%2B2348035550142');
  await user.click(await screen.findByRole('button', { name: 'New' }));
  await waitFor(async () => expect(await number()).toHaveFocus());
  expect(await number()).toHaveValue('');
});

it('names a saved recipient in the message that a top-up was added to the cart', async () => {
  const user = userEvent.setup();
  const { store, router } = await open('/send/top-up');
  const [person] = (await store.api.recipients.list({ kind: 'topup' })).data;
  await user.click(await screen.findByRole('button', { name: new RegExp(person!.name) }));
  await user.type(await screen.findByLabelText('You send'), '5');
  await user.click(addButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect((await screen.findAllByText(new RegExp(`^Added to the cart: .* to ${person!.name}$`)))[0]).toBeVisible();
});
