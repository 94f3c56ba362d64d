import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(async () => {
  server.listen();
  await import('./list-page.tsx');
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const LIST = '/apps/user/list';
const open = async (search = '', lng: 'en' | 'ar' = 'en') => openFeature(feature, LIST + search, { lng });
const table = () => screen.findByRole('table');
const names = async (): Promise<string[]> => {
  const boxes = within(await table()).getAllByRole('checkbox', { name: /^Select (?!all)/ });
  return boxes.map((box) => box.getAttribute('aria-label')?.replace('Select ', '') ?? '');
};
const expectNames = (...expected: readonly string[]) =>
  waitFor(async () => expect((await names()).slice(0, expected.length)).toEqual(expected));
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();
const tiles = () => screen.findByRole('region', { name: 'User statistics' });
const figures = async () =>
  within(await tiles())
    .getAllByRole('heading', { level: 2 })
    .map((head) => Number(head.nextElementSibling?.querySelector('p')?.textContent));
const confirm = async (title: string, button: string) => {
  const user = userEvent.setup();
  await user.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};

it('shows the payment method in the card that replaces a row on a phone', async () => {
  await open('?perPage=10');
  await expectNames('Aiko Mori');
  const [first] = within(await table()).getAllByRole('cell', { name: /^(Manual|Auto)/ });
  expect(first).toHaveAttribute('data-area', 'side');
});

it('lists users by name, below four figures that count all users', async () => {
  await open();
  await expectNames('Aiko Mori', 'Akua Boateng', 'Amara Okafor');
  expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
  expect(screen.getByText('1–10 of 50')).toBeInTheDocument();
  expect(await figures()).toEqual([50, 40, 18, 18]);
  expect(within(await tiles()).getByText('20 team, 10 company, 10 enterprise')).toBeInTheDocument();
});

it.each([
  ['?q=kestrel', ['Hugo Laurent', 'Tomasz Wilk']],
  ['?sort=desc', ['Zainab Khalil', 'Yuki Tanabe']],
  ['?page=5&perPage=10', ['Rosa Quispe', 'Ruth Achieng']],
  ['?perPage=999&page=x&role=king', ['Aiko Mori', 'Akua Boateng']],
])('shows the rows that the URL %s selects', async (search, expected) => {
  await open(search);
  await expectNames(...expected);
});

it.each([
  ['en', 'manual, credit card'],
  ['de', 'Manuell, Kreditkarte'],
] as const)('finds the users of a payment method as it is shown in %s', async (lng, shown) => {
  await openFeature(feature, `/apps/user/list?q=${encodeURIComponent(shown)}`, { lng });
  expect((await screen.findAllByText(new RegExp(`^${shown}$`, 'i'))).length).toBeGreaterThan(1);
});

it('keeps the filters in the URL', async () => {
  const user = userEvent.setup();
  const { router } = await open('?plan=team&status=active');
  await expectNames('Aiko Mori');
  // The filter's button precedes the column header of the same name.
  await user.click(screen.getAllByRole('button', { name: 'Role' })[0]!);
  await user.click(await screen.findByRole('menuitemradio', { name: 'Author' }));
  await waitFor(() => expect(router.state.location.search).toBe('?plan=team&status=active&role=author'));
  await waitFor(async () => expect(await names()).not.toContain('Aiko Mori'));
});

it('offers to clear the filters when nothing matches', async () => {
  const user = userEvent.setup();
  const { router } = await open('?q=nobody&role=author');
  await user.click(await screen.findByRole('button', { name: 'Show all users' }));
  await expectNames('Aiko Mori');
  expect(router.state.location.search).toBe('');
});

it('marks the six required fields, then adds the user with the defaults', async () => {
  const user = userEvent.setup();
  await open();
  await expectNames('Aiko Mori');
  await user.click(screen.getByRole('button', { name: 'Add user' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add a user' }));
  await user.click(drawer.getByRole('button', { name: 'Add user' }));
  expect(drawer.getAllByText(/ is required$|^Enter a valid e-mail/)).toHaveLength(6);
  expect(drawer.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  const ada = {
    'Full name': 'Aada Byron',
    Username: 'ada',
    'E-mail': 'ada@engine.example',
    Company: 'E',
    Country: 'UK',
    Phone: '1',
  };
  for (const [name, text] of Object.entries(ada)) await user.type(drawer.getByRole('textbox', { name }), text);
  await user.click(drawer.getByRole('button', { name: 'Add user' }));
  await toast('Aada Byron was added');
  await expectNames('Aada Byron');
  const row = within((await table()).querySelectorAll('tr')[1]!);
  expect([row.getByText('Subscriber'), row.getByText('Basic'), row.getByText('Active')]).toHaveLength(3);
  await waitFor(async () => expect(await figures()).toEqual([51, 40, 19, 18]));
});

it('keeps the form values when the server rejects them', async () => {
  const user = userEvent.setup();
  await open();
  await expectNames('Aiko Mori');
  await user.click(screen.getByRole('button', { name: 'Edit Aiko Mori' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Aiko Mori' }));
  const name = dialog.getByRole('textbox', { name: 'Full name' });
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('This field is required')).toBeInTheDocument();
  await user.type(name, 'Aiko Tanaka');
  server.fail('/apps/users/update', 503, 'The users are asleep');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await toast('The users are asleep');
  expect(name).toHaveValue('Aiko Tanaka');
  server.use();
});

it('suspends after a confirmation, restores at once, and updates the tiles', async () => {
  const user = userEvent.setup();
  await open('?status=active');
  await expectNames('Aiko Mori');
  const act = async (word: string) => {
    await user.click(screen.getByRole('button', { name: 'More for Aiko Mori' }));
    await user.click(await screen.findByRole('menuitem', { name: word }));
  };
  await act('Suspend');
  await confirm('Suspend Aiko Mori?', 'Suspend');
  await toast('1 user suspended');
  await waitFor(async () => expect((await figures())[2]).toBe(17));
});

it('deletes the selected users after a confirmation', async () => {
  const user = userEvent.setup();
  await open('?q=kestrel');
  await expectNames('Hugo Laurent', 'Tomasz Wilk');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.getByText('2 selected')).toBeInTheDocument();
  expect(bar.getByRole('button', { name: 'Export' })).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await confirm('Delete 2 users?', 'Delete');
  await toast('2 users deleted');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  await waitFor(async () => expect((await figures())[0]).toBe(48));
});

it('offers to add a user when all are deleted', async () => {
  const user = userEvent.setup();
  for (let id = 3; id <= 50; id += 1) await fetch(`/apps/users/delete?id=${id}`, { method: 'DELETE' });
  await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Delete' }));
  await confirm('Delete 2 users?', 'Delete');
  expect(await screen.findByText('There are no users yet')).toBeInTheDocument();
  // After the dialog has closed, so that it no longer hides the buttons.
  const [, add] = await screen.findAllByRole('button', { name: 'Add user' });
  expect(screen.queryByRole('button', { name: 'Show all users' })).not.toBeInTheDocument();
  await user.click(add!);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('shows a failure and retries', async () => {
  const user = userEvent.setup();
  server.fail('/api/users/list/data', 503, 'The users are asleep');
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The users are asleep');
  await server.reset();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectNames('Aiko Mori');
});

it('shows Arabic from right to left', async () => {
  await open('', 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'المستخدمون' })).toBeInTheDocument();
});
