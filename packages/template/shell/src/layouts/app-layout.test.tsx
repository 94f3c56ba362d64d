import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { defineFeature, publicRoute } from '@kado/feature-kit';
import { openFeature } from '@kado/feature-kit/testing';
import { feature as shell } from '../index.ts';

const List = () => <h1>The list</h1>;
const feature = defineFeature({
  ...shell,
  routes: [
    ...shell.routes,
    { path: 'apps/invoice/list', handle: publicRoute, layout: 'app', lazy: async () => ({ Component: List }) },
  ],
  nav: [{ key: 'section.apps', to: '/apps/invoice/list', icon: 'invoice', section: 'apps' }],
});

it('starts at the invoices, inside the frame, and marks them in the menu', async () => {
  const { router } = await openFeature(feature, '/');
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/apps/invoice/list');
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('heading', { name: 'Apps' })).toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'Apps' })).toHaveAttribute('aria-current', 'page');
});

it('keeps the chosen skin and direction', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/invoice/list');
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Appearance' }));
    await user.click(await screen.findByRole('menuitemradio', { name }));
  };
  await choose('Dark');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-skin', 'dark'));
  await choose('Right to left');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
  expect([localStorage.getItem('skin'), localStorage.getItem('direction')]).toEqual(['"dark"', 'true']);
});

it('offers the way out of the demo', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/invoice/list');
  await user.click(await screen.findByRole('button', { name: 'You and this demo' }));
  expect(await screen.findByRole('menuitem', { name: 'Leave the demo' })).toBeInTheDocument();
});

it('has a screen for an address where nothing is', async () => {
  await openFeature(feature, '/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', '/');
});
