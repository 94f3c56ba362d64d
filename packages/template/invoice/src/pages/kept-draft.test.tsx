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

const BACK = 'What you were writing is back';
const open = (path: string) => openFeature(feature, `/apps/invoice/${path}`);
const salesperson = () => screen.findByRole('textbox', { name: 'Salesperson' });
/** The tab is gone, and comes again. */
async function reopen(path: string) {
  cleanup();
  return open(path);
}

it('has what was written back when the tab was gone, and no more once it is saved', async () => {
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

it('takes a new invoice up where it was left, with its lines', async () => {
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

it('discards what is back, which can be undone', async () => {
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

it('forgets what somebody chose to leave behind', async () => {
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

it('keeps nothing of what was changed and changed back', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.type(await salesperson(), 'L{Backspace}');
  expect(sessionStorage).toHaveLength(0);
});
