import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { api } from '@kado/state/template/query';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const open = async (search = '') => openFeature(feature, `/apps/roles${search}`);
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();
const box = (name: string) => screen.findByRole('checkbox', { name });

it('shows the rights and the people of each role', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Roles' })).toBeInTheDocument();
  expect(await button('11 people with the role Administrator')).toBeInTheDocument();
  expect(screen.getByText('Admin · Full access to every area')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rights of Manager: 17 of 27' })).toBeInTheDocument();
  expect(screen.getByText('Author · Can view 5 areas')).toBeInTheDocument();
});

it('adds a role from a copy, assigns it, and shows validation errors', async () => {
  const user = userEvent.setup();
  await open();
  await press('Add a role Start empty or copy another role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a role' }));
  const name = dialog.getByRole('textbox', { name: 'Role name' });
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(dialog.getByText('Give the role a name')).toBeInTheDocument();
  expect(name).toHaveFocus();
  await user.click(name);
  await user.paste('manager');
  expect(dialog.getByText('A role with this name already exists')).toBeInTheDocument();
  await user.clear(name);
  await user.click(name);
  await user.paste('Auditor');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'Support');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Assigned to' }), 'Editor');
  expect(dialog.getByText('This group will lose its current role, Manager.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  await toast('Auditor saved');
  expect(await button('8 people with the role Auditor')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rights of Auditor: 9 of 27' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /with the role Manager/ })).toBeNull();
});

it('confirms before it closes with unsaved rights', async () => {
  await open();
  await press('Edit Manager');
  await userEvent.click(await box('Select all rights 17 of 27'));
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('grants rows, columns and all, and shows a mixed state', async () => {
  const user = userEvent.setup();
  await open();
  await press('Edit Manager');
  expect(await screen.findByText('8 people have this role. Changes apply when they open their next page.')).toBeInTheDocument();
  const all = await box('Select all rights 17 of 27');
  expect(all).toBePartiallyChecked();
  await user.click(await box('Finance all rights'));
  expect(await box('Create: Finance')).toBeChecked();
  await user.click(await box('Read: Finance'));
  expect(await box('Finance all rights')).not.toBeChecked();
  await user.click(await box('Write in all areas'));
  expect(await box('Read: Finance')).toBeChecked();
  await user.click(await box('Select all rights 22 of 27'));
  expect(await box('Select all rights 27 of 27')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  expect(await button('Rights of Manager: 27 of 27')).toBeInTheDocument();
});

it('keeps the form values when saving fails', async () => {
  const user = userEvent.setup();
  await open();
  await press('Edit Support');
  await user.click(await screen.findByRole('textbox', { name: 'Role name' }));
  await user.paste(' team');
  server.fail('/apps/roles/save', 503, 'The roles are asleep');
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The roles are asleep');
  expect(screen.getByRole('textbox', { name: 'Role name' })).toHaveValue('Support team');
});

it('applies a right at once, undoes it, and reverts it on failure', async () => {
  const user = userEvent.setup();
  await open();
  await press('Rights of Support: 9 of 27');
  const drawer = await screen.findByRole('dialog', { name: 'Support' });
  await user.click(await box('Write: Payroll'));
  const undo = await screen.findByText('Undo');
  undo.focus(); // Keeps the toast open.
  await toast('Rights of Support changed');
  expect(await button('Rights of Support: 11 of 27')).toBeInTheDocument();
  await user.click(undo);
  expect(await button('Rights of Support: 9 of 27')).toBeInTheDocument();
  server.fail('/apps/roles/save', 503, 'The roles are asleep');
  await user.click(within(drawer).getByRole('checkbox', { name: 'Write: Payroll' }));
  await toast('The roles are asleep');
  await waitFor(() => expect(within(drawer).getByRole('checkbox', { name: 'Write: Payroll' })).not.toBeChecked());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('duplicates a role and undoes it', async () => {
  await open();
  await press('Duplicate Manager');
  const undo = await screen.findByText('Undo');
  undo.focus(); // Keeps the toast open.
  await toast('Copy of Manager added');
  expect(await button('Rights of Copy of Manager: 17 of 27')).toBeInTheDocument();
  await userEvent.click(undo);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Copy of Manager' })).toBeNull());
});

it('makes one copy of a double click, and gives the next copy another name', async () => {
  await open();
  const duplicate = await button('Duplicate Manager');
  fireEvent.click(duplicate);
  fireEvent.click(duplicate);
  await toast('Copy of Manager added');
  fireEvent.click(duplicate, { detail: 2 });
  fireEvent.click(duplicate, { detail: 1 });
  await button('Edit Copy of Manager 2');
  expect(screen.getAllByRole('button', { name: /^Edit Copy of Manager/ })).toHaveLength(2);
});

it('names how many people lose their rights before it deletes a role', async () => {
  const user = userEvent.setup();
  await open();
  await press('Delete User');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the role User?' }));
  expect(dialog.getByText(/^12 people have this role/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete role' }));
  await toast('User deleted');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit User', hidden: true })).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Roles' })).toHaveFocus());
});

it('shows a failure and retries', async () => {
  server.fail('/apps/roles/data', 503, 'The roles are asleep');
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The roles are asleep');
  await server.reset();
  await press('Try again');
  expect(await button('Edit Manager')).toBeInTheDocument();
});

it('shows Arabic from right to left', async () => {
  await openFeature(feature, '/apps/roles', { lng: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'الأدوار' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'صلاحيات Manager: 17 من 27' })).toBeInTheDocument();
});

it('refetches the roles of other pages after a right has changed', async () => {
  const user = userEvent.setup();
  let requests = 0;
  const otherPage = api.enhanceEndpoints({ addTagTypes: ['Role'] }).injectEndpoints({
    endpoints: (build) => ({
      rolesOfOtherPage: build.query<number, void>({
        query: () => async () => (requests += 1),
        providesTags: [{ type: 'Role', id: 'RIGHTS' }],
      }),
    }),
  });
  const { store } = await open();
  const watched = store.dispatch(otherPage.endpoints.rolesOfOtherPage.initiate());
  await press('Rights of Manager: 17 of 27');
  await user.click(await box('Create: Payroll'));
  await toast('Rights of Manager changed');
  await waitFor(() => expect(requests).toBe(2));
  watched.unsubscribe();
});
