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
  ['view/2', 'Suspend', 'Suspend', 'Edit', 'dialog', '1 user suspended'],
  ['view/2', 'Cancel plan', 'Cancel the plan', 'Upgrade', 'dialog', 'The plan ends this month'],
  ['view/2?tab=security', /^Sign out ./, 'Sign out', /^Sign out ./, 'alertdialog', 'Device signed out'],
  ['view/2?tab=billing', /^Remove ./, 'Remove', 'Add a card', 'dialog', 'Card removed'],
])('leaves another dialog of %s open when a cancelled one succeeds: %s', async (page, first, confirm, second, role, done) => {
  const user = userEvent.setup();
  await openFeature(feature, `/apps/user/${page}`);
  await user.click((await screen.findAllByRole('button', { name: first }))[0]!);
  const dialog = within(await screen.findByRole('alertdialog'));
  const release = server.hold('/apps/users/*');
  await user.click(dialog.getByRole('button', { name: confirm }));
  await user.click(dialog.getAllByRole('button')[0]!);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getAllByRole('button', { name: second }).at(-1)!);
  const other = await screen.findByRole(role);
  release();
  expect(await screen.findByText(done, { selector: 'output' })).toBeInTheDocument();
  expect(other).toBeVisible();
});
