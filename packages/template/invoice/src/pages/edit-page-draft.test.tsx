import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
beforeEach(() => sessionStorage.clear());
afterAll(() => server.close());

const BACK = 'Your unsaved changes are back';
const open = (path: string) => openFeature(feature, `/apps/invoice/${path}`);
const salesperson = () => screen.findByRole('textbox', { name: 'Salesperson' });
/** Closes the page and opens it again in the same tab. */
async function reopen(path: string) {
  cleanup();
  return open(path);
}

it('restores a draft after a reload, until it is saved', async () => {
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
  await openFeature(feature, '/apps/invoice/edit/5033', { lng: 'de' });
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
  expect(sessionStorage).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await salesperson()).toHaveValue('Lena');
  expect(sessionStorage).toHaveLength(1);
});

it('removes a draft that was left on purpose', async () => {
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

it('stores nothing once a change is undone by hand', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.type(await salesperson(), 'L{Backspace}');
  expect(sessionStorage).toHaveLength(0);
});
