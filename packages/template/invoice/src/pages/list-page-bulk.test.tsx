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

const box = (number: number) => screen.findByRole('checkbox', { name: `Select invoice ${number}` });
const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();

async function select(...numbers: readonly number[]) {
  await openFeature(feature, '/apps/invoice/list');
  const user = userEvent.setup();
  for (const number of numbers) await user.click(await box(number));
  return user;
}

it('keeps the invoices selected that were not duplicated, so that a retry copies only those', async () => {
  const user = await select(5036, 5035, 5034);
  server.failSome('/apps/invoice/duplicate', [true, false, true]);
  await user.click(bar().getByRole('button', { name: 'Duplicate' }));
  await toast('2 of 3 invoices duplicated');
  expect(bar().getByText('1 selected')).toBeInTheDocument();
  expect(await box(5035)).toBeChecked();
  await user.click(bar().getByRole('button', { name: 'Duplicate' }));
  await box(5039);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

it('undoes the copies of a duplication that failed in part', async () => {
  const user = await select(5036, 5035);
  server.failSome('/apps/invoice/duplicate', [true, false]);
  await user.click(bar().getByRole('button', { name: 'Duplicate' }));
  const undo = await screen.findByText('Undo');
  undo.focus(); // Keeps the toast open.
  await box(5037);
  await user.click(undo);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select invoice 5037' })).toBeNull());
});

it('offers no undo of a duplication to a user who may not delete', async () => {
  const user = userEvent.setup();
  const ability = ['read', 'create'].map((action) => ({ action, subject: 'Invoice' }));
  await openFeature(feature, '/apps/invoice/list', { ability });
  await user.click(await box(5036));
  await user.click(bar().getByRole('button', { name: 'Duplicate' }));
  await toast('1 invoice duplicated');
  expect(screen.queryByText('Undo')).toBeNull();
});

it('keeps the invoices selected that were not sent', async () => {
  const user = await select(5036, 5035, 5034);
  await user.click(bar().getByRole('button', { name: 'Send' }));
  server.failSome('/apps/invoice/send', [true, false, true]);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 3 invoices?' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await toast('2 of 3 invoices sent');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bar().getByText('1 selected')).toBeInTheDocument();
  expect(await box(5035)).toBeChecked();
});

it('does not select the invoice that gets the number of a deleted one', async () => {
  const user = await select(5036);
  await user.click(bar().getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await toast('1 invoice deleted');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select invoice 5036' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'More actions for invoice 5035' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await box(5036)).not.toBeChecked();
});

it('offers to add an invoice when all are deleted', async () => {
  for (let id = 4987; id <= 5034; id += 1) await fetch(`/apps/invoice/delete?id=${id}`, { method: 'DELETE' });
  const user = await select(5036, 5035);
  await user.click(bar().getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
  // After the dialog has closed, so that it no longer hides the links.
  const links = await screen.findAllByRole('link', { name: 'Add invoice' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/apps/invoice/add', '/apps/invoice/add']);
  expect(screen.queryByRole('button', { name: 'Show all invoices' })).not.toBeInTheDocument();
});
