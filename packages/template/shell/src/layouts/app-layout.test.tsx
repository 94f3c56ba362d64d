import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { open, server } from '../test/open-shell.tsx';

const root = document.documentElement;
const frame = () => document.querySelector('[data-navbar]');

it('stands around the page and marks it in the menu', async () => {
  await open('/apps/email');
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('heading', { name: 'Apps' })).toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page');
});

it('folds the menu to icons and keeps that', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: 'Keep the menu open', pressed: true }));
  expect(localStorage.getItem('menuCollapsed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Keep the menu open', pressed: false }));
  expect(localStorage.getItem('menuCollapsed')).toBe('false');
});

it('turns the lights off and on', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  await waitFor(() => expect(root).toHaveAttribute('data-skin', 'dark'));
  await user.click(screen.getByRole('button', { name: 'Light theme' }));
  expect([root.dataset['skin'], localStorage.getItem('skin')]).toEqual(['light', '"light"']);
});

it('each choice of the customizer is seen at once, and kept', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: 'Customize' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Customize' }));
  const pick = async (group: string, name: string) =>
    user.click(within(drawer.getByRole('group', { name: group })).getByRole('radio', { name }));
  const stored = () => JSON.parse(localStorage.getItem('layout') ?? '{}') as Record<string, unknown>;

  await pick('Skin', 'Bordered');
  expect(root).toHaveAttribute('data-skin', 'bordered');
  await pick('Primary Forest', 'Plum');
  expect(root).toHaveAttribute('data-primary', 'plum');
  await pick('Content width', 'Full');
  expect(frame()).toHaveAttribute('data-width', 'full');
  await pick('Navbar', 'Floating');
  expect(frame()).toHaveAttribute('data-navbar', 'floating');
  await pick('Navbar colour Ground', 'Teal');
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
  expect(screen.getByRole('button', { name: 'Customize' })).toHaveFocus();
});

it('offers the customizer where the navbar is hidden', async () => {
  const user = userEvent.setup();
  await open('/apps/email', { storage: { layout: '{"navbar":"hidden"}' } });
  expect(screen.queryByRole('banner')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Customize' }));
  expect(await screen.findByRole('dialog', { name: 'Customize' })).toBeInTheDocument();
});

it('has a menu for the page itself', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await screen.findByRole('link', { name: 'Email' });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'This page' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Remove the bookmark of this page');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Email' })).toBeNull());
  await choose('Copy the link to this page');
  expect(await navigator.clipboard.readText()).toContain(location.origin);
});

it('lends its place to the tools of other features', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  // The panel is fetched with the press, which React counts as unawaited in a user's click.
  await act(async () => screen.getByRole('button', { name: 'Print this page', expanded: false }).click());
  expect(await screen.findByText('the tool, open')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Customize' }));
  expect(await screen.findByText('the tool, closed')).toBeInTheDocument();
});

it('asks before it resets the demo, leads out of it, and says that one may log out', async () => {
  const user = userEvent.setup();
  await open('/apps/email');
  await user.click(screen.getByRole('button', { name: /you and this demo/ }));
  const menu = within(await screen.findByRole('dialog', { name: /you and this demo/ }));
  expect((await menu.findAllByRole('link')).map((link) => link.textContent)).toEqual(['Inbox', 'Chats']);
  expect(menu.getByRole('button', { name: 'Leave the demo' })).toBeInTheDocument();
});

it.each([
  ['/nowhere', 'There is no such page', 'Go to the start'],
  ['/misc/error', 'There is no such page', 'Go to the start'],
  ['/misc/not-authorized', 'This page is not for you', 'Back to what you may see'],
])('%s says %s', async (address, title, way) => {
  await open(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/');
  expect(server).toBeDefined();
});
