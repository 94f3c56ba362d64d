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

const open = async (search = '') => openFeature(feature, `/apps/roles${search}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = async (): Promise<string[]> => {
  const boxes = within(await screen.findByRole('table')).getAllByRole('checkbox', { name: /^Select / });
  return boxes.slice(1).map((box) => box.getAttribute('aria-label')?.replace('Select ', '') ?? '');
};
const expectNames = (...expected: readonly string[]) =>
  waitFor(async () => expect((await names()).slice(0, expected.length)).toEqual(expected));
const toast = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();

it.each([
  ['', ['Aiko Mori', 'Akua Boateng']],
  ['?q=danubecraft', ['Ana Petrov']],
  ['?role=editor&sort=desc', ['Sanna Lind']],
  ['?page=5&perPage=10', ['Rosa Quispe']],
  ['?role=team&sortColumn=nothing', ['Aiko Mori']],
])('shows the people that the URL %s selects', async (search, expected) => {
  await open(search);
  await expectNames(...expected);
});

it('filters by role, not by plan, and keeps the search in the URL', async () => {
  const user = userEvent.setup();
  const { router } = await open('?page=2');
  await user.click(await screen.findByRole('button', { name: 'Role', expanded: false }));
  const menu = within(await screen.findByRole('menu', { name: 'Role' }));
  expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'Any role',
    'Admin',
    'Editor',
    'Author',
    'Maintainer',
    'Subscriber',
  ]);
  await user.click(menu.getByRole('menuitemradio', { name: 'Author' }));
  await screen.findByText('1–7 of 7');
  expect(router.state.location.search).toBe('?role=author');
  await user.click(screen.getByRole('searchbox'));
  await user.paste('nobody');
  await press('Show everyone');
  await screen.findByText('1–10 of 50');
  expect(router.state.location.search).toBe('');
});

it('shows the people of a role when its card is pressed', async () => {
  const { router } = await open();
  await press('7 people with the role Restricted user');
  await screen.findByText('1–7 of 7');
  expect(router.state.location.search).toBe('?role=author');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'People and their roles' })).toHaveFocus());
});

it('changes the role of one person, updates the cards, and undoes it', async () => {
  const user = userEvent.setup();
  await open('?q=danubecraft');
  await expectNames('Ana Petrov');
  await press('Change the role of Ana Petrov');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Editor' }));
  const undo = await screen.findByText('Undo');
  undo.focus(); // Keeps the toast open.
  await toast('1 person now has the role Editor');
  expect(await screen.findByRole('button', { name: '9 people with the role Manager' })).toBeInTheDocument();
  await user.click(undo);
  expect(await screen.findByRole('button', { name: '8 people with the role Manager' })).toBeInTheDocument();
});

it('changes the role of all selected people across pages', async () => {
  const user = userEvent.setup();
  await open('?role=maintainer');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await press('Page 2');
  await screen.findByRole('checkbox', { name: 'Select Yuki Tanabe' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.getByText('12 people selected')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Change role' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin' }));
  await toast('12 people now have the role Admin');
  expect(await screen.findByRole('button', { name: '23 people with the role Administrator' })).toBeInTheDocument();
  expect(await screen.findByText('No people found')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

it('links to the page of a person', async () => {
  await open('?q=danubecraft');
  await expectNames('Ana Petrov');
  expect(screen.getByRole('link', { name: 'Open Ana Petrov' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/apps\/user\/view\/\d+$/),
  );
});

it('does not offer to show all people when there are none', async () => {
  const all = (await (await fetch(`${location.origin}/api/users/list/all-data`)).json()) as { id: number }[];
  for (const { id } of all) await fetch(`${location.origin}/apps/users/delete?id=${id}`, { method: 'DELETE' });
  await open();
  expect(await screen.findByText('No people yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show everyone' })).not.toBeInTheDocument();
});
