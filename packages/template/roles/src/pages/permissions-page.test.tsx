import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localeFormattersOf } from '@kado/i18n';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const open = async (search = '') => openFeature(feature, `/apps/permissions${search}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = async (): Promise<string[]> =>
  within(await screen.findByRole('table'))
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit ', '') ?? '');
const expectNames = (...expected: readonly string[]) =>
  waitFor(async () => expect((await names()).slice(0, expected.length)).toEqual(expected));
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));

it.each([
  ['', ['Management', 'Manage Billing & Roles']],
  ['?q=tasks', ["Manage Others' Tasks"]],
  ['?assignedTo=support', ['Project Planning', 'Manage Email Sequences']],
  ['?sortColumn=name', ['Add & Remove Users', 'Client Communication']],
  ['?assignedTo=king&perPage=7', ['Management']],
])('shows the permissions that the URL %s selects', async (search, expected) => {
  await open(search);
  await expectNames(...expected);
});

it('shows the roles of each permission and marks core ones', async () => {
  await open();
  const users = await row('Add & Remove Users core');
  expect(users.getByText('Administrator')).toBeInTheDocument();
  expect(users.getByText('Manager')).toBeInTheDocument();
  // The dates of the sample data are relative to today.
  expect(users.getByText(/^\d{1,2} \p{L}+ \d{4}, \d{2}:\d{2}$/u)).toBeInTheDocument();
});

it.each(['en', 'fr', 'de', 'pt', 'ar'] as const)('finds a permission by its date as it is shown in %s', async (lng) => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/permissions', { lng });
  const rows = async () => within(await screen.findByRole('table')).getAllByRole('row');
  await waitFor(async () => expect(await rows()).toHaveLength(10));
  const shown = (await rows()).at(3)?.querySelector('[class*=created]')?.textContent ?? '';
  await user.click(screen.getByRole('searchbox'));
  await user.paste(shown);
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect((await rows()).at(1)).toHaveTextContent('Add & Remove Users');
});

it('finds a permission by the date in the URL', async () => {
  const { permissions } = await (await fetch(`${location.origin}/apps/permissions/data?q=tasks`)).json();
  const date = new Date(`${permissions[0].createdDate.replace(',', '')} UTC`);
  await open(`?q=${encodeURIComponent(localeFormattersOf('en').dateTime(date))}`);
  await expectNames("Manage Others' Tasks");
});

it('keeps search, filter and hidden columns in the URL', async () => {
  const user = userEvent.setup();
  const { router } = await open('?page=1&perPage=25');
  await user.click(await screen.findByRole('button', { name: 'Assigned to' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Manager' }));
  await screen.findByText('3 permissions');
  await user.click(screen.getByRole('searchbox'));
  await user.paste('nothing');
  await press('Show all permissions');
  await screen.findByText('9 permissions');
  await press('Columns');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Created' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Created' })).toBeNull());
  expect(router.state.location.search).toBe('?perPage=25&hide=created');
});

it('adds a core permission with its roles at the top of the list', async () => {
  const user = userEvent.setup();
  await open();
  await expectNames('Management');
  await press('Add permission');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add permission' }));
  const name = dialog.getByRole('textbox', { name: 'Permission name' });
  await user.click(dialog.getByRole('button', { name: 'Save permission' }));
  expect(dialog.getByText('Give the permission a name')).toBeInTheDocument();
  expect(name).toHaveFocus();
  await user.click(name);
  await user.paste('only view');
  expect(dialog.getByText('A permission with this name already exists')).toBeInTheDocument();
  await user.clear(name);
  await user.click(name);
  await user.paste('Refunds');
  await user.click(dialog.getByRole('checkbox', { name: 'Support' }));
  await user.click(dialog.getByRole('switch', { name: /^Core permission/ }));
  await user.click(dialog.getByRole('button', { name: 'Save permission' }));
  await toast('Refunds saved');
  await expectNames('Refunds', 'Management');
  expect((await row('Refunds core')).getByText('Support')).toBeInTheDocument();
});

it('warns before a name changes, and keeps the form values when saving fails', async () => {
  const user = userEvent.setup();
  await open();
  await press('Edit Only View');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit permission' }));
  expect(dialog.getByText('Renaming can break access')).toBeInTheDocument();
  const name = dialog.getByRole('textbox', { name: 'Permission name' });
  await user.click(name);
  await user.paste(' it');
  server.fail('/apps/permissions/update-permission', 503, 'The permissions are asleep');
  await user.click(dialog.getByRole('button', { name: 'Save permission' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The permissions are asleep');
  expect(name).toHaveValue('Only View it');
  await server.reset();
  await user.click(dialog.getByRole('button', { name: 'Save permission' }));
  await toast('Only View it saved');
});

it('confirms before it closes with an unsaved permission', async () => {
  await open();
  await press('Edit Only View');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit permission' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Support' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeInTheDocument();
});

it('confirms before it deletes', async () => {
  const user = userEvent.setup();
  await open();
  await press('Delete Project Planning');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the permission Project Planning?' }));
  expect(dialog.getByText(/^3 roles use it now/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete permission' }));
  await toast('Project Planning deleted');
  await screen.findByText('8 permissions');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('table').parentElement).toHaveFocus());
});

it('does not delete a core permission, and links to its form', async () => {
  const user = userEvent.setup();
  await open();
  await press('Delete Financial Management');
  const answer = within(await screen.findByRole('alertdialog', { name: 'Financial Management is a core permission' }));
  await user.click(answer.getByRole('button', { name: 'Edit permission' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit permission' }));
  await user.click(dialog.getByRole('switch', { name: /^Core permission/ }));
  await user.click(dialog.getByRole('button', { name: 'Save permission' }));
  await toast('Financial Management saved');
  await waitFor(() => expect(screen.getAllByText('core')).toHaveLength(2));
  await press('Delete Financial Management');
  expect(await screen.findByRole('alertdialog', { name: 'Delete the permission Financial Management?' })).toBeInTheDocument();
});

it('offers to add a permission when there is none', async () => {
  for (let id = 1; id <= 9; id += 1) await fetch(`${location.origin}/apps/permissions/delete?id=${id}`, { method: 'DELETE' });
  await open();
  expect(await screen.findByText('No permissions yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show all permissions' })).not.toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Add permission' })[1]!);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('shows a failure and retries', async () => {
  server.fail('/apps/permissions/data', 503, 'The permissions are asleep');
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The permissions are asleep');
  await server.reset();
  await press('Try again');
  await expectNames('Management');
});
