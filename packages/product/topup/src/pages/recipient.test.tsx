import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { number, openPage } from '../test/page.tsx';

const open = openPage();

it('walks through the networks by the arrow keys, and chooses with Enter', async () => {
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
  expect(await screen.findByRole('button', { name: 'Change' })).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Network' })).toBeNull();
});

it('empties the number and leads to it for someone new', async () => {
  const user = userEvent.setup();
  await open('/send/top-up?phone=%2B2348035550142');
  await user.click(await screen.findByRole('button', { name: 'New' }));
  expect(await number()).toHaveFocus();
  expect(await number()).toHaveValue('');
});
