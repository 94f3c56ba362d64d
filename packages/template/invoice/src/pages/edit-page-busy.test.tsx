import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InvoiceListBody } from '@kado/contracts/template';
import { openFeature, type TemplateOpenOptions } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
beforeEach(() => localStorage.clear());
afterAll(() => server.close());

const open = (path: string, options: TemplateOpenOptions = {}) => openFeature(feature, `/apps/invoice/${path}`, options);
const allInvoices = async () => ((await (await fetch('/apps/invoice/invoices')).json()) as InvoiceListBody).allData;

/** Opens the page of a new invoice, and fills in the required fields. */
async function fillIn(user: UserEvent, options?: TemplateOpenOptions) {
  const { router } = await open('add', options);
  const client = await screen.findByRole('combobox', { name: 'Bill to' });
  await user.type(client, 'Noor');
  await user.click(await screen.findByRole('option', { name: /^Noor Haddad/ }));
  const line = within(screen.getByRole('group', { name: 'Line 1' }));
  await user.type(line.getByRole('combobox', { name: 'Item' }), 'Programme');
  await user.type(line.getByRole('textbox', { name: 'Cost' }), '1200');
  return router;
}

it('creates one invoice when Send is pressed during a save', async () => {
  const user = userEvent.setup();
  const router = await fillIn(user);
  const release = server.hold('/apps/invoice/*');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5037'));
  expect(await allInvoices()).toHaveLength(51);
});

it('keeps text that is typed during the save', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await user.type(note, 'Thank');
  const release = server.hold('/apps/invoice/*');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(note, ' you');
  release();
  expect(await screen.findByText('Invoice 5033 saved', { selector: 'output' })).toBeInTheDocument();
  expect(note).toHaveValue('Thank you');
  await user.click(screen.getByRole('link', { name: 'Invoices' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect((await allInvoices()).find(({ id }) => id === 5033)?.note).toBe('Thank');
});

it('keeps text that is typed while an invoice is created, in the form of that invoice', async () => {
  const user = userEvent.setup();
  const router = await fillIn(user);
  const release = server.hold('/apps/invoice/*');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Thank you');
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/edit/5037'));
  expect(await screen.findByText('Your unsaved changes are back')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Thank you');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await allInvoices()).find(({ id }) => id === 5037)?.note).toBe('Thank you'));
  expect(await allInvoices()).toHaveLength(51);
  expect(localStorage.getItem('prefs') ?? '').not.toContain('draft.');
});

it('shows the created invoice to a user who may not edit it', async () => {
  const user = userEvent.setup();
  const ability = ['read', 'create'].map((action) => ({ action, subject: 'Invoice' }));
  const router = await fillIn(user, { ability });
  const release = server.hold('/apps/invoice/*');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Thank you');
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5037'));
  expect(localStorage.getItem('prefs') ?? '').not.toContain('draft.');
});

it('keeps a payment that was recorded in another tab if the total has not changed', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Thanks');
  await fetch('/apps/invoice/add-payment', { method: 'POST', body: JSON.stringify({ id: 5033, amount: 1940 }) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invoice 5033 saved', { selector: 'output' })).toBeInTheDocument();
  const saved = (await allInvoices()).find(({ id }) => id === 5033);
  expect(saved).toMatchObject({ note: 'Thanks', total: 4980, balance: 0, invoiceStatus: 'Paid' });
});
