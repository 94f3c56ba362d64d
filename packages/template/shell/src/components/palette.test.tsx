import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { open, testServer } from '../test/open-shell.tsx';

const server = testServer();

const field = () => screen.findByRole('combobox', { name: 'Search pages, files and contacts' });
const names = () => screen.getAllByRole('option').map((row) => row.querySelector('b')?.textContent);
const highlighted = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');
const on = () => highlighted()?.querySelector('b')?.textContent;

async function search(text = '') {
  const user = userEvent.setup();
  const opened = await open('/apps/chat');
  await user.keyboard('{Control>}k{/Control}');
  const box = await field();
  await screen.findAllByRole('option');
  if (text) await user.type(box, text);
  return { user, ...opened };
}

it('opens with Ctrl K and returns the focus on Escape', async () => {
  const { user } = await search();
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('takes the direction of the input from its text, and that of the placeholder from the page', async () => {
  const { user } = await search();
  expect(await field()).not.toHaveAttribute('dir');
  await user.type(await field(), 'a');
  expect(await field()).toHaveAttribute('dir', 'auto');
});

it('finds only registered pages, and wraps around by arrow keys', async () => {
  const { user, router } = await search('i');
  await waitFor(() => expect(names()[0]).toBe('Invoice List'));
  expect(names()).not.toContain('Invoice Preview');
  const first = on();
  await user.keyboard('{ArrowUp}');
  expect(on()).toBe(names().at(-1));
  await user.keyboard('{ArrowDown}');
  expect(on()).toBe(first);
  expect(highlighted()).toHaveRole('option');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/list'));
});

it('highlights the contact whose name starts with the text, before files and pages', async () => {
  const { user } = await search('tomasz');
  await waitFor(() => expect(names()).toEqual(['Tomasz Wilk', 'Courier agreement.docx']));
  expect(on()).toBe('Tomasz Wilk');
  expect(screen.getAllByRole('button', { name: /^(Files|Contacts)/ }).map(({ textContent }) => textContent)).toEqual([
    'Files 1',
    'Contacts 1',
  ]);
  await user.keyboard('{ArrowDown}');
  expect(on()).toBe('Courier agreement.docx');
});

it('lists opened items as recent', async () => {
  const { user } = await search('invoice list');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'The invoices' });
  await user.click(screen.getByRole('button', { name: /^Search or jump to/ }));
  expect(within(await screen.findByRole('group', { name: 'Recent' })).getByRole('option')).toHaveTextContent('Invoice List');
  expect(localStorage.getItem('prefs')).toContain('page:');
});

it('filters by one group', async () => {
  const { user } = await search('e');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Contacts' })).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^Files/ }));
  expect(screen.queryByRole('group', { name: 'Contacts' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Files/ })).toHaveAttribute('aria-pressed', 'true');
});

it('shows that nothing matches', async () => {
  await search('zzz');
  expect(await screen.findByText('No results for “zzz”. Try fewer letters.')).toBeInTheDocument();
});

it('bookmarks a page with *, and runs an action', async () => {
  const { user } = await search('invoice');
  await user.keyboard('*');
  expect(await screen.findByText('Bookmark added: Invoice List', { selector: 'output' })).toBeInTheDocument();
  expect(await field()).toHaveValue('invoice');
  await user.clear(await field());
  await user.type(await field(), 'dark theme{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-skin', 'dark'));
});

it('shows the details of a file and returns to the field', async () => {
  const { user } = await search('quarterly{Enter}');
  expect(await screen.findByRole('heading', { name: 'Quarterly ledger.xlsx' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(async () => expect(await field()).toHaveFocus());
});

it('shows a failure, retries, and still finds pages', async () => {
  server.fail('/api/main-search/data', 503, 'The search is down');
  const { user } = await search();
  expect(await screen.findByText('The search is down')).toBeInTheDocument();
  await user.type(await field(), 'zzz');
  expect(screen.queryByText(/^No results/)).toBeNull();
  expect(screen.queryByText('0 results')).toBeNull();
  await user.clear(await field());
  await server.reset();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(await field(), 'chat');
  await waitFor(() => expect(names()).toContain('Chat'));
});

it.each([
  ['Error', 'Cette page n’existe pas', '/misc/error'],
  ['Not Authorized', 'Vous n’avez pas accès à cette page', '/misc/not-authorized'],
  ['eCommerce Dashboard', 'Profil', '/'],
])('finds %j in another language as %s, with a path that differs from its name', async (text, title, path) => {
  const user = userEvent.setup();
  await open('/apps/chat', { lng: 'fr' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), text);
  await waitFor(() => expect(names()).toContain(title));
  const row = screen.getAllByRole('option').find((each) => each.querySelector('b')?.textContent === title);
  expect(row?.querySelector('small')).toHaveTextContent(path);
});
