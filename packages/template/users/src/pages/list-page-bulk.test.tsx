import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TemplateUser } from '@kado/contracts/template';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it('keeps the users selected who were not deleted', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/user/list?q=kestrel');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
  await user.click(bar().getByRole('button', { name: 'Delete' }));
  server.failSome('/apps/users/delete', [true, false]);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 users?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 of 2 users deleted', { selector: 'output' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bar().getByText('1 selected')).toBeInTheDocument();
});

it('does not select the user who gets the id of a deleted one', async () => {
  const users: TemplateUser[] = await (await fetch(`${location.origin}/api/users/list/all-data`)).json();
  const newest = users.reduce((one, other) => (one.id > other.id ? one : other));
  const user = userEvent.setup();
  await openFeature(feature, `/apps/user/list?q=${newest.email}`);
  await user.click(await screen.findByRole('checkbox', { name: `Select ${newest.fullName}` }));
  await user.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const clear = await screen.findByRole('button', { name: 'Show all users' });
  const body = JSON.stringify({ ...newest, fullName: 'Aada Byron' });
  await fetch(`${location.origin}/apps/users/add-user`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  await user.click(clear);
  expect(await screen.findByRole('checkbox', { name: 'Select Aada Byron' })).not.toBeChecked();
});
