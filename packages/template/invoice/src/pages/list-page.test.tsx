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

const LIST = '/apps/invoice/list';
const open = async (search = '') => openFeature(feature, LIST + search);
const table = () => screen.findByRole('table');
const numbers = async (): Promise<string[]> => {
  const boxes = within(await table()).getAllByRole('checkbox', { name: /^Select invoice/ });
  return boxes.map((box) => box.getAttribute('aria-label')?.replace('Select invoice ', '') ?? '');
};
const shows = (...wanted: readonly string[]) =>
  waitFor(async () => expect((await numbers()).slice(0, wanted.length)).toEqual(wanted));
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();

it('lists the newest invoices first and counts each status', async () => {
  await open();
  await shows('5036', '5035', '5034');
  expect(await numbers()).toHaveLength(10);
  expect(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Partial payment 11' })).toBeInTheDocument();
  expect(screen.getByText('1–10 of 50')).toBeInTheDocument();
  expect(screen.getByText('−$125')).toBeInTheDocument();
});

it.each([
  ['?q=kestrel', ['5035', '4993']],
  ['?q=%E2%88%92%24125', ['5031']],
  ['?status=Past+Due', ['5035', '5011', '4996']],
  ['?sort=asc&sortColumn=total', ['5027', '5000', '5017']],
  ['?page=5&perPage=10', ['4996', '4995']],
  ['?perPage=999&page=x&sortColumn=nothing', ['5036', '5035']],
])('applies the query %s', async (search, wanted) => {
  await open(search);
  await shows(...wanted);
});

it('finds paid invoices by the word “paid” of the language', async () => {
  await openFeature(feature, `${LIST}?q=BEZAHLT`, { lng: 'de' });
  expect(await screen.findByText('1–10 von 33')).toBeInTheDocument();
});

it('keeps search, filter, order and page in the URL', async () => {
  const user = userEvent.setup();
  const { router } = await open('?page=2');
  await shows('5026');
  await user.click(screen.getByRole('button', { name: 'Sent 6' }));
  await shows('5032', '5031', '5028');
  expect(router.state.location.search).toBe('?status=Sent');
  await user.click(within(await table()).getByRole('button', { name: 'Total' }));
  expect(router.state.location.search).toBe('?status=Sent&sortColumn=total&sort=asc');
  await user.click(within(await table()).getByRole('button', { name: 'Total' }));
  await shows('5028', '5005', '5031');
  await user.type(screen.getByRole('searchbox'), 'lena');
  await shows('5005', '5031');
  expect(router.state.location.search).toBe('?status=Sent&sortColumn=total&q=lena');
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'All 50' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '25');
  await waitFor(async () => expect(await numbers()).toHaveLength(25));
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByText('26–50 of 50');
  expect(router.state.location.search).toBe('?sortColumn=total&perPage=25&page=2');
});

it('offers to show all invoices when none matches', async () => {
  const user = userEvent.setup();
  await open('?q=nobody');
  await user.click(await screen.findByRole('button', { name: 'Show all invoices' }));
  await shows('5036');
});

it('confirms a deletion and reports it', async () => {
  const user = userEvent.setup();
  await open();
  await shows('5036');
  const remove = async (button: string) => {
    await user.click(screen.getByRole('button', { name: 'More actions for invoice 5036' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete this invoice?' })).getByRole('button', { name: button }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  await remove('Cancel');
  await shows('5036');
  await remove('Delete');
  await toast('1 invoice deleted');
  await shows('5035');
});

it('duplicates an invoice, with undo', async () => {
  const user = userEvent.setup();
  await open();
  await shows('5036');
  await user.click(screen.getByRole('button', { name: 'More actions for invoice 5033' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const undo = await screen.findByText('Undo');
  undo.focus(); // Keeps the toast open.
  await shows('5037', '5036');
  await user.click(undo);
  await shows('5036', '5035');
});

it('sends an invoice to its client by e-mail', async () => {
  const user = userEvent.setup();
  await open('?status=Draft');
  await shows('5026');
  await user.click(screen.getByRole('button', { name: 'Send invoice 5026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send invoice 5026' }));
  const to = dialog.getByRole('textbox', { name: 'To' });
  await user.clear(to);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Enter an e-mail address')).toBeInTheDocument();
  await user.type(to, 'elif@pinemill.example');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await toast('1 invoice sent');
  expect(await screen.findByRole('button', { name: 'Sent 7' })).toBeInTheDocument();
});

it('sums a selection, extends it over all pages and deletes it', async () => {
  const user = userEvent.setup();
  await open('?status=Sent');
  await shows('5032');
  await user.click(screen.getByRole('checkbox', { name: 'Select invoice 5031' }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.getByText('1 selected')).toBeInTheDocument();
  expect(bar.getByText('total $3,420, open −$125')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Select all 6' }));
  expect(await bar.findByText('6 selected')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Delete 6 invoices?' })).getByRole('button', { name: 'Delete' }),
  );
  await toast('6 invoices deleted');
  expect(await screen.findByText('No invoices match')).toBeInTheDocument();
});

it('moves to the last page when the current one becomes empty', async () => {
  const user = userEvent.setup();
  const { router } = await open('?status=Partial+Payment&page=2');
  await shows('4987');
  await user.click(screen.getByRole('button', { name: 'More actions for invoice 4987' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('page=2'));
  await shows('5033');
});

it('links to preview, edit and add', async () => {
  const user = userEvent.setup();
  await open();
  await shows('5036');
  expect(screen.getByRole('link', { name: '5033' })).toHaveAttribute('href', '/apps/invoice/preview/5033');
  expect(screen.getByRole('link', { name: 'Preview invoice 5033' })).toHaveAttribute('href', '/apps/invoice/preview/5033');
  expect(screen.getByRole('link', { name: 'Add invoice' })).toHaveAttribute('href', '/apps/invoice/add');
  await user.click(screen.getByRole('button', { name: 'More actions for invoice 5033' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/apps/invoice/edit/5033');
});

it('shows the day of issue in the card that replaces a row on a phone', async () => {
  await open('?q=5036');
  await shows('5036');
  const [issued] = within(await table()).getAllByRole('cell', { name: /^\d{1,2} \w{3,4} \d{4}$/ });
  expect(issued).toHaveAttribute('data-area', 'side');
});

it('shows and hides columns', async () => {
  const user = userEvent.setup();
  const { router } = await open();
  await shows('5036');
  await user.click(screen.getByRole('button', { name: /Columns and row height$/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Due' }));
  expect(await within(await table()).findByRole('columnheader', { name: 'Due' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Tall' }));
  expect(router.state.location.search).toBe('?hide=none&rows=tall');
});

it('shows Arabic from right to left', async () => {
  await openFeature(feature, LIST, { lng: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'الفواتير' })).toBeInTheDocument();
  expect(await screen.findByText('−125 US$')).toBeInTheDocument();
});
