import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const open = (path: string) => openFeature(feature, `/apps/invoice/${path}`);
const invoiceDocument = (number: number) => screen.findByRole('article', { name: `Invoice ${number}` });
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();

it.each(['preview', 'edit'])('redirects %s without a number to the newest invoice', async (page) => {
  const { router } = await open(page);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/apps/invoice/${page}/5036`));
});

it.each(['preview', 'edit'])('has a heading while %s without a number fails', async (page) => {
  server.fail('/apps/invoice/invoices', 503, 'The invoices are asleep');
  await open(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('The invoices are asleep');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('has a heading while the newest invoice is loading', async () => {
  await server.control.conditions.set({ invoice: { latency: [60_000, 60_000], failureRate: 0 } });
  await open('preview');
  expect(await screen.findByRole('heading', { level: 1, name: 'Preview' })).toBeInTheDocument();
});

it('shows the invoice, its payment details and balance, and links to its neighbours', async () => {
  await open('preview/5033');
  const shown = within(await invoiceDocument(5033));
  for (const text of ['Kofi Mensah', 'Banco do Norte', 'Unlimited Extended License', '−$3,040.00'])
    expect(shown.getByText(text)).toBeInTheDocument();
  expect(shown.getAllByText('$1,940.00')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: 'Invoice 5033' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Paid so far' })).toHaveAttribute('value', '61');
  expect(await screen.findByText('4 of 50')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Older invoice' })).toHaveAttribute('href', '/apps/invoice/preview/5032');
});

it.each(['preview/1', 'edit/1', 'preview/x', 'print/1'])('links back to the list from the unknown invoice %s', async (path) => {
  await open(path);
  expect(await screen.findByRole('link', { name: 'Go to invoices' })).toHaveAttribute('href', '/apps/invoice/list');
});

it.each([
  ['read', 'true'],
  ['manage', null],
])('offers a new invoice instead of an unknown one: for a user who may %s, aria-disabled is %s', async (action, disabled) => {
  await openFeature(feature, '/apps/invoice/preview/1', { ability: [{ action, subject: 'Invoice' }] });
  const add = await screen.findByRole('link', { name: 'Add invoice' });
  expect(add.getAttribute('aria-disabled')).toBe(disabled);
});

it('records a payment once its amount is valid', async () => {
  const user = userEvent.setup();
  await open('preview/5033');
  await user.click(await screen.findByRole('button', { name: 'Add payment' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Add payment' }));
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('1940');
  await user.clear(amount);
  await user.click(drawer.getByRole('button', { name: 'Add payment' }));
  expect(drawer.getByText('Enter an amount above 0 with up to two decimals, like 120 or 99.50')).toBeInTheDocument();
  await user.type(amount, '1940');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Method' }), 'Cash');
  await user.click(drawer.getByRole('button', { name: 'Add payment' }));
  await toast('Payment recorded');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Payment of $1,940')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Paid so far' })).toHaveAttribute('value', '100');
});

it('makes one copy of two presses, and of a double click whose second press comes after the copy', async () => {
  const { router } = await open('preview/5033');
  const duplicate = await screen.findByRole('button', { name: 'Duplicate' });
  fireEvent.click(duplicate);
  fireEvent.click(duplicate);
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5037'));
  fireEvent.click(duplicate, { detail: 2 });
  await invoiceDocument(5037);
  expect(await screen.findByText('1 of 51')).toBeInTheDocument();
});

it.each([
  ['99999999999', '1940', 'Maximum 9,999,999.99'],
  ['2000', '1940', '$60.00 more than the balance'],
  ['10.0055', '1940', 'Enter an amount above 0 with up to two decimals, like 120 or 99.50'],
  ['0.001', '1940', 'Enter an amount above 0 with up to two decimals, like 120 or 99.50'],
])('describes what is unusual about a payment of %s', async (paid, balance, said) => {
  const user = userEvent.setup();
  await open('preview/5033');
  await user.click(await screen.findByRole('button', { name: 'Add payment' }));
  const amount = within(screen.getByRole('dialog', { name: 'Add payment' })).getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue(balance);
  await user.clear(amount);
  await user.type(amount, paid);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(said));
});

it('warns of a payment for a settled invoice', async () => {
  const user = userEvent.setup();
  await open('preview/5036');
  await user.click(await screen.findByRole('button', { name: 'Add payment' }));
  const amount = within(screen.getByRole('dialog', { name: 'Add payment' })).getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('');
  await user.type(amount, '50');
  expect(amount).toHaveAccessibleDescription('$50.00 more than the balance');
});

it('keeps an e-mail that could not be sent, and sends it again', async () => {
  const user = userEvent.setup();
  await open('preview/5033?act=send');
  const drawer = within(await screen.findByRole('dialog', { name: 'Send invoice 5033' }));
  expect(drawer.getByRole('textbox', { name: 'From' })).toHaveValue('billing@kado-studio.example');
  await user.clear(drawer.getByRole('textbox', { name: 'Subject' }));
  await user.type(drawer.getByRole('textbox', { name: 'Subject' }), 'Once more');
  server.fail('/apps/invoice/send', 503, 'The post is asleep');
  await user.click(drawer.getByRole('button', { name: 'Send' }));
  await toast('The post is asleep');
  expect(drawer.getByRole('textbox', { name: 'Subject' })).toHaveValue('Once more');
  await server.reset();
  await user.click(drawer.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent to kofi@cedarpost.example')).toBeInTheDocument();
});

it('keeps the typed e-mail in the closed drawer until it is sent', async () => {
  const user = userEvent.setup();
  await open('preview/5033');
  const drawer = async () => {
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }));
    return within(screen.getByRole('dialog', { name: 'Send invoice 5033' }));
  };
  const subject = (shown: Awaited<ReturnType<typeof drawer>>) => shown.getByRole('textbox', { name: 'Subject' });
  let shown = await drawer();
  await user.type(subject(shown), ' again');
  await user.click(shown.getByRole('button', { name: 'Cancel' }));
  shown = await drawer();
  expect(subject(shown)).toHaveValue('Invoice 5033 again');
  await user.click(shown.getByRole('button', { name: 'Send' }));
  await toast('1 invoice sent');
  expect(subject(await drawer())).toHaveValue('Invoice 5033');
});

it('keeps the typed payment in the closed drawer; the next payment starts with the new balance', async () => {
  const user = userEvent.setup();
  await open('preview/5033');
  const drawer = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add payment' }));
    return within(screen.getByRole('dialog', { name: 'Add payment' }));
  };
  const amount = (shown: Awaited<ReturnType<typeof drawer>>) => shown.getByRole('textbox', { name: 'Amount' });
  let shown = await drawer();
  await user.clear(amount(shown));
  await user.type(amount(shown), '940');
  await user.click(shown.getByRole('button', { name: 'Close' }));
  shown = await drawer();
  expect(amount(shown)).toHaveValue('940');
  await user.click(shown.getByRole('button', { name: 'Add payment' }));
  expect(await screen.findByText('Payment of $940')).toBeInTheDocument();
  expect(amount(await drawer())).toHaveValue('1000');
});

it('does not open a form without the right to use it, also if the URL requests it', async () => {
  await openFeature(feature, '/apps/invoice/preview/5033?act=pay', { ability: [{ action: 'read', subject: 'Invoice' }] });
  expect(await screen.findByRole('button', { name: 'Add payment' })).toBeInTheDocument();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the print dialog on the print page', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open('print/5033');
  await invoiceDocument(5033);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByRole('link', { name: 'Back to the invoice' })).toBeInTheDocument();
});
