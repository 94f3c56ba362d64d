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
  ['roles', 'Delete User', 'Delete role', '/apps/roles/delete'],
  ['permissions', 'Delete Project Planning', 'Delete permission', '/apps/permissions/delete'],
])('keeps the dialog open to try again when deleting one of the %s fails', async (page, open, confirm, path) => {
  const user = userEvent.setup();
  await openFeature(feature, `/apps/${page}`);
  await user.click(await screen.findByRole('button', { name: open }));
  const dialog = await screen.findByRole('alertdialog');
  const button = within(dialog).getByRole('button', { name: confirm });
  server.fail(path, 503, 'The rights are asleep');
  await user.click(button);
  expect(await screen.findByText('The rights are asleep', { selector: 'output' })).toBeInTheDocument();
  expect(dialog).toBeVisible();
  await server.reset();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
