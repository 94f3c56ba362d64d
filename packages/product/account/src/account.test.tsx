import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import type { KadoStore } from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from './index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()), 60_000);
afterAll(() => server.stop());

const open = (address: string) => openFeature(feature, address, { url: server.url, signIn: MAYA });

/** Signs in on another device. */
const signInElsewhere = () =>
  fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': PHONE },
    body: JSON.stringify(MAYA),
  });

it('lists the signed-in devices with an icon each, and signs one out', async () => {
  const user = userEvent.setup();
  await signInElsewhere();
  await open('/profile/security');
  const [here, phone] = await screen.findAllByRole('listitem');
  for (const row of [here, phone]) expect(row!.querySelector('svg')).toBeInTheDocument();
  const rows = screen.getAllByRole('listitem');
  expect(rows.filter((row) => within(row).queryByText('This device'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Sign out Chrome on Android' }));
  expect((await screen.findAllByText('Chrome on Android is signed out')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(rows.length - 1));
});

it('signs out all other devices after a confirmation', async () => {
  const user = userEvent.setup();
  await signInElsewhere();
  await open('/profile/security');
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

it('is light by default and follows the device when asked to', async () => {
  const user = userEvent.setup();
  const { store } = await open('/profile');
  expect(await screen.findByText('maya@kado.test')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Same as device' }));
  expect(store.getState().layout.skin).toBe('system');
  expect(screen.getByRole('button', { name: 'Same as device' })).toHaveAttribute('aria-pressed', 'true');
});

const openProfile = (prepare: (store: KadoStore) => unknown = () => undefined) =>
  openFeature(feature, '/profile', { url: server.url, signIn: MAYA, prepare });
const choices = () => {
  const choice = screen.getByRole('combobox', { name: 'Language' });
  return within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
};
const ALL = ['English', 'Français', 'Deutsch', 'Português', 'العربية'];

it('fetches the languages to choose from with the profile', async () => {
  const { store } = await openProfile();
  await waitFor(() => expect(store.getState().app.languages.data?.map(({ nativeName }) => nativeName)).toEqual(ALL));
  expect(choices()).toEqual(ALL);
});

it('offers the languages of the server in its order, and can be changed to one of them', async () => {
  const user = userEvent.setup();
  const offered = [
    { code: 'fr', name: 'French', nativeName: 'Français', rtl: false },
    { code: 'en', name: 'English', nativeName: 'English', rtl: false },
  ];
  await openProfile((store) => vi.spyOn(store.api.languages, 'list').mockResolvedValue({ data: offered }));
  await waitFor(() => expect(choices()).toEqual(['Français', 'English']));
  const choice = screen.getByRole('combobox', { name: 'Language' });
  expect(choice).toHaveDisplayValue('English');
  await user.selectOptions(choice, 'Français');
  await waitFor(() => expect(choice).toHaveDisplayValue('Français'));
});

it('offers all languages while they are fetched, and when that fails', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { store } = await openProfile((opened) => vi.spyOn(opened.api.languages, 'list').mockReturnValue(promise));
  expect(await screen.findByText('maya@kado.test')).toBeVisible();
  expect(store.getState().app.languages.loading).toBe(true);
  expect(choices()).toEqual(ALL);
  reject(new Error('The languages are away'));
  await waitFor(() => expect(store.getState().app.languages.error).toBe('The languages are away'));
  expect(choices()).toEqual(ALL);
});
