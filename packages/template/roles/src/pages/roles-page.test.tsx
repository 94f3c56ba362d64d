import { screen, waitFor, within } from '@testing-library/react';
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

it('shows each role with what it may do and who has it', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Roles' })).toBeInTheDocument();
  expect(await button('11 people with the role Administrator')).toBeInTheDocument();
  expect(screen.getByText('Admin · Everything, in all areas')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rights of Manager: 17 of 27' })).toBeInTheDocument();
  expect(screen.getByText('Author · Only looks, in 5 areas')).toBeInTheDocument();
});

it('adds a role from a copy, gives it to people, and names what is wrong', async () => {
  const user = userEvent.setup();
  await open();
  await press('Add a role Start empty or from a copy');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a role' }));
  const name = dialog.getByRole('textbox', { name: 'Role name' });
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(dialog.getByText('Give the role a name')).toBeInTheDocument();
  expect(name).toHaveFocus();
  await user.click(name);
  await user.paste('manager');
  expect(dialog.getByText('There is a role of this name already')).toBeInTheDocument();
  await user.clear(name);
  await user.click(name);
  await user.paste('Auditor');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'Support');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Given to' }), 'Editor');
  expect(dialog.getByText('They have the role Manager now and lose it.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  await toast('Auditor saved');
  expect(await button('8 people with the role Auditor')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rights of Auditor: 9 of 27' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /with the role Manager/ })).toBeNull();
});

it('ticks rows, columns and all, and knows "some of them"', async () => {
  const user = userEvent.setup();
  await open();
  await press('Edit Manager');
  expect(await screen.findByText('8 people have this role. Changes reach them at their next page.')).toBeInTheDocument();
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

it('keeps what was filled in when saving fails', async () => {
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

it('lets a tick take effect at once, takes it back, and undoes it when it fails', async () => {
  const user = userEvent.setup();
  await open();
  await press('Rights of Support: 9 of 27');
  const drawer = await screen.findByRole('dialog', { name: 'Support' });
  await user.click(await box('Write: Payroll'));
  expect(await button('Rights of Support: 11 of 27')).toBeInTheDocument();
  await toast('Rights of Support changed');
  await press('Undo');
  expect(await button('Rights of Support: 9 of 27')).toBeInTheDocument();
  server.fail('/apps/roles/save', 503, 'The roles are asleep');
  await user.click(within(drawer).getByRole('checkbox', { name: 'Write: Payroll' }));
  await toast('The roles are asleep');
  await waitFor(() => expect(within(drawer).getByRole('checkbox', { name: 'Write: Payroll' })).not.toBeChecked());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('duplicates a role and takes that back', async () => {
  await open();
  await press('Duplicate Manager');
  await toast('Copy of Manager added');
  expect(await button('Rights of Copy of Manager: 17 of 27')).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Copy of Manager' })).toBeNull());
});

it('says whom it leaves without rights before it deletes a role', async () => {
  const user = userEvent.setup();
  await open();
  await press('Delete User');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the role User?' }));
  expect(dialog.getByText(/^12 people have it/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete role' }));
  await toast('User deleted');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit User' })).toBeNull());
});

it('tells a failure and tries again', async () => {
  server.fail('/apps/roles/data', 503, 'The roles are asleep');
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The roles are asleep');
  await server.reset();
  await press('Try again');
  expect(await button('Edit Manager')).toBeInTheDocument();
});

it('speaks Arabic from right to left', async () => {
  await openFeature(feature, '/apps/roles', { lng: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'الأدوار' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'حقوق Manager: 17 من 27' })).toBeInTheDocument();
});

it('tells other pages that the rights of a role were kept', async () => {
  const user = userEvent.setup();
  let asked = 0;
  const elsewhere = api.enhanceEndpoints({ addTagTypes: ['Role'] }).injectEndpoints({
    endpoints: (build) => ({
      askElsewhere: build.query<number, void>({
        query: () => async () => (asked += 1),
        providesTags: [{ type: 'Role', id: 'RIGHTS' }],
      }),
    }),
  });
  const { store } = await open();
  const watched = store.dispatch(elsewhere.endpoints.askElsewhere.initiate());
  await press('Rights of Manager: 17 of 27');
  await user.click(await box('Create: Payroll'));
  await toast('Rights of Manager changed');
  await waitFor(() => expect(asked).toBe(2));
  watched.unsubscribe();
});
