import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it.each([
  ['list', 'Delete', '/apps/users/delete', ['More for', 'Delete']],
  ['view/2', 'Suspend', '/apps/users/suspend', ['Suspend']],
  ['view/2?tab=security', 'Sign out', '/apps/users/details', ['Sign out .']],
  ['view/2?tab=billing', 'Remove', '/apps/users/details', ['Remove .']],
  ['view/2', 'Cancel the plan', '/apps/users/details', ['Cancel plan']],
])('keeps the dialog of %s open to try again when %s fails', async (page, confirm, path, presses) => {
  const user = userEvent.setup();
  await openFeature(feature, `/apps/user/${page}${page === 'list' ? '?q=tomasz' : ''}`);
  for (const name of presses) {
    const role = name === 'Delete' ? 'menuitem' : 'button';
    await user.click((await screen.findAllByRole(role, { name: new RegExp(`^${name}`) }))[0]!);
  }
  const dialog = await screen.findByRole('alertdialog');
  const button = within(dialog).getByRole('button', { name: confirm });
  server.fail(path, 503, 'The users are asleep');
  await user.click(button);
  expect(await screen.findByText('The users are asleep', { selector: 'output' })).toBeInTheDocument();
  expect(dialog).toBeVisible();
  await server.reset();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('keeps the plan dialog open if the plan was changed but its cancellation could not be undone', async () => {
  const user = userEvent.setup();
  await fetch('/apps/users/details', { method: 'PATCH', body: JSON.stringify({ id: 2, planCancelled: true }) });
  await openFeature(feature, '/apps/user/view/2');
  await user.click(await screen.findByRole('button', { name: 'Upgrade' }));
  const dialog = await screen.findByRole('dialog');
  const button = within(dialog).getByRole('button', { name: 'Choose this plan' });
  server.fail('/apps/users/details', 503, 'The plans are asleep');
  await user.click(within(dialog).getByRole('radio', { name: /^Enterprise/ }));
  await user.click(button);
  expect(await screen.findByText('The plans are asleep', { selector: 'output' })).toBeInTheDocument();
  expect(dialog).toBeVisible();
});
