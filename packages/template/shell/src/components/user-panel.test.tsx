import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { open, testServer } from '../test/open-shell.tsx';

testServer();
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const openShell = () => open('/apps/email', { app: { switchVariant: missing, signOut: missing } });
const unreachable = () =>
  screen.findByText('The server cannot be reached. Check your connection and try again.', { selector: 'output' });

it.each(['Leave the demo', 'Sign out'])('reports an unreachable server, and can be pressed again: %s', async (name) => {
  const user = userEvent.setup();
  await openShell();
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('button', { name }));
  expect(await unreachable()).toBeInTheDocument();
  expect(screen.getByRole('button', { name })).toBeEnabled();
});

it('reports an unreachable server for an action of the search', async () => {
  const user = userEvent.setup();
  await openShell();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'Sign out');
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: /^Sign out/ }));
  expect(await unreachable()).toBeInTheDocument();
});
