import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const open = (path: string) => openFeature(feature, `/apps/invoice/${path}`);
const line = (place: number) => within(screen.getByRole('group', { name: `Line ${place}` }));
const field = (name: string, place = 1) => line(place).getByRole(name === 'Item' ? 'combobox' : 'textbox', { name });
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();
const sum = (name: string) => within(screen.getByText(name, { selector: 'form dt' }).parentElement!).getByRole('definition');

it('adds lines with exact sums, discount and tax', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  const cost = await screen.findByRole('textbox', { name: 'Cost' });
  await user.clear(cost);
  await user.type(cost, '0.10');
  await user.clear(field('Quantity'));
  await user.type(field('Quantity'), '3');
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  await user.type(field('Item', 2), 'Review');
  await user.type(field('Cost', 2), '100,20');
  await user.click(line(2).getByRole('button', { name: /Line 2: discount and tax$/ }));
  await user.type(line(2).getByRole('textbox', { name: 'Discount' }), '10');
  await user.type(line(2).getByRole('textbox', { name: 'Tax' }), '20');
  expect([1, 2].map((place) => line(place).getByRole('status').textContent)).toEqual(['$0.30', '$100.20']);
  expect(sum('Subtotal')).toHaveTextContent('$100.50');
  expect(sum('Discount')).toHaveTextContent('−$10.02');
  expect(sum('Tax')).toHaveTextContent('$18.04');
  expect(sum('Total')).toHaveTextContent('$108.52');
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(sum('Total')).toHaveTextContent('$108.22');
  expect(screen.getByRole('button', { name: 'Remove line 1' })).toBeDisabled();
});

it('shows every invalid field and saves once all are valid', async () => {
  const user = userEvent.setup();
  const { router } = await open('add');
  expect(await screen.findByRole('textbox', { name: 'Number' })).toHaveValue('5037');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dismiss = await screen.findByLabelText('Dismiss this message');
  fireEvent.mouseEnter(dismiss); // Keeps the toast open.
  await toast('3 fields need attention');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bill to' })).toHaveFocus());
  await user.click(dismiss);
  expect(screen.getByText('Choose a client or add a new one')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add new client' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Add new client' }));
  await user.type(drawer.getByRole('textbox', { name: 'Name' }), 'Ada Byron');
  await user.type(drawer.getByRole('textbox', { name: 'E-mail' }), 'ada@engine.example');
  await user.click(drawer.getByRole('button', { name: 'Add client' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bill to' })).toHaveValue('Ada Byron'));
  await user.type(field('Item'), 'Programme');
  await user.type(field('Cost'), '1200');
  server.fail('/apps/invoice/save', 503, 'The ink is dry');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toast('The ink is dry');
  expect(field('Cost')).toHaveValue('1200');
  await server.reset();
  await user.click(screen.getByRole('switch', { name: 'Payment stub' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5037'));
  const article = within(await screen.findByRole('article', { name: 'Invoice 5037' }));
  expect(article.getByRole('heading', { name: 'Payment stub' })).toBeInTheDocument();
  expect(article.getAllByText('Ada Byron')).toHaveLength(2);
});

it('shows an invalid figure while it is typed, before the first save', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.type(await screen.findByRole('textbox', { name: 'Cost' }), 'x');
  expect(await screen.findByText('Enter an amount, like 120 or 99.50')).toBeInTheDocument();
  await user.clear(field('Cost'));
  await user.type(field('Cost'), '1.000');
  expect(await screen.findByText(/^Did you mean 1,000 or 1.00\?/)).toBeInTheDocument();
  await user.clear(field('Cost'));
  await user.type(field('Cost'), '99999999999');
  expect(await screen.findByText('Maximum 9,999,999.99')).toBeInTheDocument();
  await user.clear(field('Cost'));
  await user.type(field('Cost'), '1,250');
  await waitFor(() => expect(field('Cost')).toBeValid());
  expect(sum('Total')).toHaveTextContent('$1,250.00');
  expect(sum('Balance')).toHaveTextContent('−$1,790.00');
});

it('shows no error of an empty line before the first save, but shows that of a figure', async () => {
  const user = userEvent.setup();
  await open('add');
  await user.type(await screen.findByRole('textbox', { name: 'Cost' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  const invalid = () => [...document.querySelectorAll('[aria-invalid=true]')];
  await user.type(field('Cost', 2), 'y');
  await waitFor(() => expect(field('Cost', 2)).toBeInvalid());
  expect(invalid()).toEqual([field('Cost'), field('Cost', 2)]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Item', 2)).toBeInvalid());
});

it('focuses the next line after a line is removed, or the previous one if it was the last', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.click(await screen.findByRole('button', { name: 'Add a line' }));
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  await user.type(field('Item', 3), 'Third');
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Line 2' })).toHaveFocus());
  expect(field('Item', 2)).toHaveValue('Third');
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Line 1' })).toHaveFocus());
});

it('keeps its numbers when the language changes', async () => {
  const user = userEvent.setup();
  const { words } = await open('edit/5033');
  await user.clear(await screen.findByRole('textbox', { name: 'Cost' }));
  await user.type(field('Cost'), '1,250.5');
  await user.clear(field('Quantity'));
  await user.type(field('Quantity'), '1.500');
  await user.click(line(1).getByRole('button', { name: /Line 1: discount and tax$/ }));
  await user.type(line(1).getByRole('textbox', { name: 'Tax' }), '7.5');
  expect(field('Quantity')).toHaveValue('1.500');
  expect(sum('Total')).toHaveTextContent('$2,016.43');
  await act(() => words.i18n.changeLanguage('de'));
  expect([field('Cost'), field('Quantity'), field('Tax')].map((each) => each.getAttribute('value'))).toEqual([
    '1250,50',
    '1,50',
    '7,50',
  ]);
  expect(sum('Total')).toHaveTextContent('2.016,43');
  await user.type(field('Quantity'), '5');
  expect(sum('Subtotal')).toHaveTextContent('1.882,00');
  await act(() => words.i18n.changeLanguage('en'));
  expect(field('Quantity')).toHaveValue('1.505');
});

it('shows a dash in the preview for a day that is missing', async () => {
  const user = userEvent.setup();
  await open('add');
  await user.clear(await screen.findByLabelText('Due'));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const article = within(screen.getByRole('article'));
  expect(article.getByText('Due', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^–$/);
  expect(article.getByText('Bank transfer, due on –')).toBeInTheDocument();
});

it('previews the draft and returns to the form', async () => {
  const user = userEvent.setup();
  await open('edit/5033');
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(within(screen.getByRole('article')).getByText('Thank you')).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Client notes' }));
  expect(within(screen.getByRole('article')).queryByText('Thank you')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Client notes' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Thank you');
});

it('confirms before the user leaves unsaved changes', async () => {
  const user = userEvent.setup();
  const { router } = await open('edit/5033');
  await user.type(await screen.findByRole('textbox', { name: 'Salesperson' }), 'Lena');
  await user.click(screen.getByRole('link', { name: 'Invoices' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
      name: 'Keep editing',
    }),
  );
  expect(router.state.location.pathname).toBe('/apps/invoice/edit/5033');
  expect(await screen.findByRole('textbox', { name: 'Salesperson' })).toHaveValue('Lena');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toast('Invoice 5033 saved');
  await user.click(screen.getByRole('link', { name: 'Invoices' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/list'));
});

it('saves before sending', async () => {
  const user = userEvent.setup();
  const { router } = await open('edit/5033');
  await user.type(await screen.findByRole('textbox', { name: 'Salesperson' }), 'Lena');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Send invoice 5033' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/apps/invoice/preview/5033');
  expect(screen.getByText('Lena')).toBeInTheDocument();
});
