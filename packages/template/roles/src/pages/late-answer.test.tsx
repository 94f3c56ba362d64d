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
  ['roles', 'Delete User', 'Delete role', 'Edit Manager', 'User deleted'],
  ['permissions', 'Delete Project Planning', 'Delete permission', 'Edit Only View', 'Project Planning deleted'],
])('leaves a dialog of the %s open when the request of an earlier one succeeds', async (page, remove, confirm, edit, done) => {
  const user = userEvent.setup();
  await openFeature(feature, `/apps/${page}`);
  await user.click(await screen.findByRole('button', { name: remove }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const release = server.hold(`/apps/${page}/*`);
  await user.click(dialog.getByRole('button', { name: confirm }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: edit }));
  const other = await screen.findByRole('dialog');
  release();
  expect(await screen.findByText(done, { selector: 'output' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: remove, hidden: true })).toBeNull());
  expect(other).toBeVisible();
});
