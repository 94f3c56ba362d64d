import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';
import { savedFiles } from '../test/saved-files.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const open = async (search: string) => openFeature(feature, `/apps/invoice/list${search}`);
const shows = (number: string) =>
  waitFor(() => expect(screen.getAllByRole('link', { name: /^\d+$/ })[0]).toHaveTextContent(number));
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();

it('exports all matching rows, not only the current page', async () => {
  const user = userEvent.setup();
  await open('?status=Draft&perPage=10&sort=asc');
  await shows('4990');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to the clipboard' }));
  await toast('Copied: 10 rows');
  const lines = (await navigator.clipboard.readText()).split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatch(/^5026\tDraft\tElif Demir\telif@pinemill\.example\tPinemill Joinery\t3580\t0\t/);
});

it('exports all rows that exist now, also if the list has counted fewer', async () => {
  const user = userEvent.setup();
  const { store } = await open('?status=Draft&perPage=10&sort=asc');
  await shows('4990');
  // As in another tab: this page is not notified of the new row.
  const { template } = store.api as unknown as { template: { invoices: { duplicate: (id: number) => Promise<unknown> } } };
  await template.invoices.duplicate(4990);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to the clipboard' }));
  await toast('Copied: 11 rows');
});

it.each([
  ['one invoice', 'More actions for invoice 5031', 'Download as PDF', 'invoice-5031.pdf', '1 invoice saved as PDF'],
  ['the selected ones', 'Select all on this page', 'Download', 'invoice-4992-5032.pdf', '6 invoices saved as PDF'],
])('saves %s as a PDF', async (_, first, second, name, said) => {
  const user = userEvent.setup();
  const files = savedFiles();
  await open('?status=Sent');
  await shows('5032');
  await user.click(screen.getByLabelText(first));
  await user.click(await screen.findByText(second));
  await toast(said);
  expect(files.map((file) => file.name)).toEqual([name]);
  expect((await files[0]!.content.text()).slice(0, 5)).toBe('%PDF-');
});
