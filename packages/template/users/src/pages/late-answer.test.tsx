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
])('leaves a dialog of %s open when the request of another succeeds: %s', async (page, first, confirm, second, role, done) => {
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

it('leaves the drawer of a new user open, with its text, if it was opened again before the first was added', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/user/list');
  const open = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'Add user' }))[0]!);
    return within(await screen.findByRole('dialog', { name: 'Add a user' }));
  };
  const first = await open();
  for (const name of ['Full name', 'Username', 'E-mail', 'Company', 'Country', 'Phone'])
    await user.type(first.getByRole('textbox', { name }), name === 'E-mail' ? 'ada@engine.example' : 'Ada');
  const release = server.hold('/apps/users/add-user');
  await user.click(first.getByRole('button', { name: 'Add user' }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await open();
  await user.type(second.getByRole('textbox', { name: 'Full name' }), ' Lovelace');
  release();
  expect(await screen.findByText('Ada was added', { selector: 'output' })).toBeInTheDocument();
  expect(second.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  expect(second.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Lovelace');
});

it('stays on another page when the deletion of the user of the previous page succeeds', async () => {
  const user = userEvent.setup();
  const { router } = await openFeature(feature, '/apps/user/view/2');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const release = server.hold('/apps/users/delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await router.navigate('/apps/user/view/3');
  await screen.findByRole('heading', { level: 1, name: 'Ines Carvalho' });
  release();
  expect(await screen.findByText('1 user deleted', { selector: 'output' })).toBeInTheDocument();
  await user.click(await screen.findByRole('tab', { name: 'Security' }));
  expect(router.state.location).toMatchObject({ pathname: '/apps/user/view/3', search: '?tab=security' });
});

it('keeps the password that is typed while the previous one is being saved', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/user/view/2?tab=security');
  const password = await screen.findByLabelText('New password');
  await user.type(password, 'Correct-horse');
  await user.type(screen.getByLabelText('Repeat the new password'), 'Correct-horse');
  const release = server.hold('/apps/users/details');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.type(password, '-2');
  release();
  expect(await screen.findByText('Password changed', { selector: 'output' })).toBeInTheDocument();
  await user.type(password, '3');
  expect(password).toHaveValue('Correct-horse-23');
});
