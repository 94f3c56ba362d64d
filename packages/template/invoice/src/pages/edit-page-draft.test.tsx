import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { templateLogout } from '@kado/state/template';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
beforeEach(() => localStorage.clear());
afterAll(() => server.close());

const BACK = 'Your unsaved changes are back';
/** Opens a page in a browser that has stored the preferences, and so the drafts, of the previous page. */
const open = (path: string, options: Parameters<typeof openFeature>[2] = {}) =>
  openFeature(feature, `/apps/invoice/${path}`, { storage: { prefs: localStorage.getItem('prefs') ?? '{}' }, ...options });
const drafts = () =>
  Object.keys(JSON.parse(localStorage.getItem('prefs') ?? '{}') as object).filter((name) => name.startsWith('draft.'));
const salesperson = () => screen.findByRole('textbox', { name: 'Salesperson' });
/** Closes the page and opens it again as in a new tab, without the session storage of the old one. */
async function reopen(path: string) {
  cleanup();
  sessionStorage.clear();
  return open(path);
}

it('C10 restores a draft in a new tab, until it is saved', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.type(await salesperson(), 'Lena');
  await reopen('edit/5034');
  expect(await salesperson()).toHaveValue('');
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  await reopen('edit/5033');
  expect(await salesperson()).toHaveValue('Lena');
  expect(screen.getByText(BACK)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invoice 5033 saved', { selector: 'output' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(BACK)).not.toBeInTheDocument());
  await reopen('edit/5033');
  expect(await salesperson()).toHaveValue('Lena');
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

it('restores a new invoice with its lines', async () => {
  const user = userEvent.setup();
  await open('add');
  await user.click(await screen.findByRole('button', { name: 'Add a line' }));
  await user.type(within(screen.getByRole('group', { name: 'Line 2' })).getByRole('textbox', { name: 'Cost' }), '12.50');
  await reopen('add');
  const second = within(await screen.findByRole('group', { name: 'Line 2' }));
  expect(second.getByRole('textbox', { name: 'Cost' })).toHaveValue('12.50');
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  expect(screen.getByRole('group', { name: 'Line 3' })).toBeInTheDocument();
});

it('restores the numbers of a draft in another language', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.clear(await screen.findByRole('textbox', { name: 'Quantity' }));
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '1.125');
  cleanup();
  await open('edit/5033', { lng: 'de' });
  expect(await screen.findByRole('textbox', { name: 'Menge' })).toHaveValue('1,125');
});

it('discards a restored draft, with undo', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.type(await salesperson(), 'Lena');
  await reopen('edit/5033');
  expect(await salesperson()).toHaveValue('Lena');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await salesperson()).toHaveValue('');
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  expect(drafts()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await salesperson()).toHaveValue('Lena');
  expect(drafts()).toEqual(['draft.invoice/5033']);
});

it('removes a draft when the user confirms leaving it', async () => {
  const user = userEvent.setup();
  const { router } = await open('add');
  await user.type(await salesperson(), 'Lena');
  await user.click(screen.getByRole('link', { name: 'Invoices' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/list'));
  await reopen('add');
  expect(await salesperson()).toHaveValue('');
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

it('C10 removes a draft when its owner signs out, and leaves the page without a confirmation', async () => {
  const user = userEvent.setup();
  const { router, store } = await open('add', { signIn: { email: 'admin@demo.test', password: 'admin' } });
  await user.type(await salesperson(), 'Lena');
  expect(drafts()).toEqual(['draft.invoice/new']);
  await store.dispatch(templateLogout());
  expect(drafts()).toEqual([]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

it('removes the stored draft once a change is undone by hand', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.type(await salesperson(), 'L{Backspace}');
  expect(drafts()).toEqual([]);
});
