import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { open, testServer } from '../test/open-shell.tsx';

testServer();

const root = document.documentElement;
const frame = () => document.querySelector('[data-navbar]');

it('marks the current page in the menu', async () => {
  await open('/apps/email');
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('heading', { name: 'Apps' })).toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page');
});

it('stores that the menu is collapsed', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: 'Keep menu open', pressed: true }));
  expect(localStorage.getItem('menuCollapsed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Keep menu open', pressed: false }));
  expect(localStorage.getItem('menuCollapsed')).toBe('false');
});

it('switches between light and dark', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  await waitFor(() => expect(root).toHaveAttribute('data-skin', 'dark'));
  await user.click(screen.getByRole('button', { name: 'Light theme' }));
  await waitFor(() => expect([root.dataset['skin'], localStorage.getItem('skin')]).toEqual(['light', '"light"']));
});

it('applies and stores each choice of the customizer', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: 'Customise' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Customise' }));
  const pick = async (group: string, name: string) =>
    user.click(within(drawer.getByRole('group', { name: group })).getByRole('radio', { name }));
  const stored = () => JSON.parse(localStorage.getItem('layout') ?? '{}') as Record<string, unknown>;

  await pick('Skin', 'Bordered');
  expect(root).toHaveAttribute('data-skin', 'bordered');
  await pick('Primary colour Forest', 'Plum');
  expect(root).toHaveAttribute('data-primary', 'plum');
  await pick('Content width', 'Full');
  expect(frame()).toHaveAttribute('data-width', 'full');
  await pick('Navbar', 'Floating');
  expect(frame()).toHaveAttribute('data-navbar', 'floating');
  await pick('Navbar colour Background', 'Teal');
  expect(screen.getByRole('banner')).toHaveAttribute('data-tint', 'teal');
  await pick('Footer', 'Sticky');
  expect(frame()).toHaveAttribute('data-footer', 'sticky');
  await pick('Row height', 'Tall');
  expect(stored()).toMatchObject({ rowHeight: 'tall', footer: 'sticky', navbarColor: 'teal', primary: 'plum' });

  await pick('Skin', 'Semi-dark');
  await pick('Menu', 'Horizontal');
  expect(await screen.findByRole('button', { name: 'Apps' })).toBeInTheDocument();
  expect([root.dataset['skin'], drawer.getByRole<HTMLInputElement>('radio', { name: 'Semi-dark' }).disabled]).toEqual([
    'light',
    true,
  ]);
  await user.click(drawer.getByRole('switch', { name: /Menu hidden/ }));
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await user.click(drawer.getByRole('switch', { name: /Right to left/ }));
  await waitFor(() => expect(root).toHaveAttribute('dir', 'rtl'));

  await user.click(drawer.getByRole('button', { name: 'Copy as code' }));
  expect(await navigator.clipboard.readText()).toContain("  navbarColor: 'teal',\n");
  await user.click(drawer.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(root).toHaveAttribute('dir', 'ltr'));
  expect(['layout', 'skin', 'direction'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Customise' })).toHaveFocus());
});

it('has the direction of its language until the user chooses one, and again after a reset', async () => {
  const user = userEvent.setup();
  const { words } = await open('/apps/email');
  await act(() => words.i18n.changeLanguage('ar'));
  await waitFor(() => expect(root).toHaveAttribute('dir', 'rtl'));
  await act(() => words.i18n.changeLanguage('en'));
  await user.click(screen.getByRole('button', { name: 'Customise' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Customise' }));
  await user.click(drawer.getByRole('switch', { name: /Right to left/, checked: false }));
  await waitFor(() => expect([root.dir, localStorage.getItem('direction')]).toEqual(['rtl', 'true']));
  await user.click(drawer.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect([root.dir, localStorage.getItem('direction')]).toEqual(['ltr', null]));
});

it('offers once to follow the system if it is dark', async () => {
  const user = userEvent.setup();
  const ignore = () => undefined;
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('dark'),
    addEventListener: ignore,
    removeEventListener: ignore,
  }));
  const { store } = await open('/apps/email');
  await user.click(await screen.findByRole('button', { name: 'Follow system' }));
  await waitFor(() => expect(store.getState().layout.skin).toBe('system'));
  expect(JSON.parse(localStorage.getItem('prefs') ?? '{}')).toMatchObject({ 'skin.offered': true });
});

it('offers the light theme as soon as the followed system turns dark', async () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  await open('/apps/email', { storage: { skin: '"system"' } });
  expect(screen.getByRole('button', { name: 'Dark theme' })).toBeInTheDocument();
  query.matches = true;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(await screen.findByRole('button', { name: 'Light theme' })).toBeInTheDocument();
});

it('shows the customizer button without a navbar', async () => {
  const user = userEvent.setup();
  await open('/apps/email', { storage: { layout: '{"navbar":"hidden"}' } });
  expect(screen.queryByRole('banner')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Customise' }));
  expect(await screen.findByRole('dialog', { name: 'Customise' })).toBeInTheDocument();
});

it('bookmarks the page, and copies its link, by the page menu', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await screen.findByRole('link', { name: 'Email' });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Page actions' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Remove this bookmark');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Email' })).toBeNull());
  await choose('Copy link to this page');
  expect(await navigator.clipboard.readText()).toContain(location.origin);
});

it('opens the tools of other features', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  // The click loads the panel lazily, so the click is wrapped in act().
  await act(async () => screen.getByRole('button', { name: 'Print this page', expanded: false }).click());
  expect(await screen.findByText('the tool, open')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Customise' }));
  expect(await screen.findByText('the tool, closed')).toBeInTheDocument();
});

it('links to the pages that the user may open, and out of the demo', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  const menu = within(await screen.findByRole('dialog', { name: /Account menu/ }));
  expect((await menu.findAllByRole('link')).map((link) => link.textContent)).toEqual(['Inbox', 'Chats']);
  expect(menu.getByRole('button', { name: 'Leave the demo' })).toBeInTheDocument();
});

it.each([
  ['/nowhere', 'There is no such page', 'Go to home page'],
  ['/misc/error', 'There is no such page', 'Go to home page'],
  ['/misc/not-authorized', 'You don’t have access to this page', 'Go to your start page'],
])('%s shows %s', async (address, title, way) => {
  await open(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/');
});
