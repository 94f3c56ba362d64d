import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { LANGUAGES } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import type { KadoStore } from '@kado/state';
import * as state from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (address: string) => openFeature(feature, address, { url: server.url, signIn: MAYA });

/** Signs in on another device. */
const signInElsewhere = () =>
  fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': PHONE },
    body: JSON.stringify(MAYA),
  });

it('lists the signed-in devices with their icons, and signs one out', async () => {
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

it('signs out all other devices after a confirmation; after a failure the dialog stays open', async () => {
  const user = userEvent.setup();
  await signInElsewhere();
  const { store } = await open('/profile/security');
  vi.spyOn(store.api.users, 'endOtherSessions').mockRejectedValueOnce(new ApiError('Told by 503', 503, 'UNAVAILABLE'));
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out all other devices' });
  await user.click(confirm);
  expect((await screen.findAllByText('Told by 503'))[0]).toBeInTheDocument();
  await user.click(confirm);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

it('is light by default, and follows the device setting when chosen', async () => {
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
const ALL = LANGUAGES.map(({ nativeName }) => nativeName);

it('loads the languages to choose from together with the profile', async () => {
  const { store } = await openProfile();
  await waitFor(() => expect(store.getState().app.languages.data?.map(({ nativeName }) => nativeName)).toEqual(ALL));
  await waitFor(() => expect(choices()).toEqual(ALL));
});

it("offers the server's languages in their order, and changes to one of them", async () => {
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

it('offers all languages while the list loads, and when loading fails', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { store } = await openProfile((opened) => vi.spyOn(opened.api.languages, 'list').mockReturnValue(promise));
  expect(await screen.findByText('maya@kado.test')).toBeVisible();
  expect(store.getState().app.languages.loading).toBe(true);
  expect(choices()).toEqual(ALL);
  reject(new Error('The languages are away'));
  await waitFor(() => expect(store.getState().app.languages.error).toBe('The languages are away'));
  expect(choices()).toEqual(ALL);
});

const field = (name: string) => screen.findByLabelText(name);

it('changes the name on all pages, and keeps the draft until it is saved', async () => {
  const user = userEvent.setup();
  const first = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.clear(await field('First name'));
  await user.type(await field('First name'), 'Mayada');
  expect(first.store.getState().prefs['draft.profile']).toMatchObject({ values: { firstName: 'Mayada' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Your profile is updated')).length).toBeGreaterThan(0);
  expect(first.store.getState().session.user?.firstName).toBe('Mayada');
  await waitFor(() => expect(first.store.getState().app.profile.data?.firstName).toBe('Mayada'));
  expect(first.store.getState().prefs['draft.profile']).toBeUndefined();
  await first.store.api.users.change({ firstName: 'Maya' });
});

it('changes the PIN, explains a wrong or weak one, and stays signed in', async () => {
  const user = userEvent.setup();
  const { store } = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'Change your PIN' }));
  const type = async (current: string, next: string) => {
    for (const [name, digits] of [
      ['Current PIN', current],
      ['New PIN', next],
      ['Repeat the new PIN', next],
    ] as const) {
      await user.clear(await field(name));
      await user.type(await field(name), digits);
    }
    await user.click(screen.getByRole('button', { name: 'Change the PIN' }));
  };
  await type('274913', '111111');
  expect(await screen.findByText('This PIN is too easy to guess.')).toBeVisible();
  await type('913572', '582067');
  expect(await screen.findByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await type('274913', '582067');
  expect((await screen.findAllByText('Your PIN is changed. Other devices are signed out.')).length).toBeGreaterThan(0);
  const { data } = await store.api.users.changePin({ currentPin: '582067', newPin: '274913' });
  expect(data.user.email).toBe('maya@kado.test');
});

it('switches low-data mode on, also in the styles', async () => {
  const user = userEvent.setup();
  const { store } = await open('/profile');
  const box = await screen.findByRole('checkbox', { name: 'Use less data' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(store.getState().prefs['data.low']).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-low-data');
  await user.click(box);
  expect(document.documentElement).not.toHaveAttribute('data-low-data');
});

it('switches keyboard shortcuts off and on', async () => {
  const user = userEvent.setup();
  const { store } = await open('/profile');
  const box = await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts' });
  expect(box).toBeChecked();
  await user.click(box);
  expect(store.getState().prefs['shortcuts.off']).toBe(true);
  await user.click(box);
  expect(store.getState().prefs).not.toHaveProperty(['shortcuts.off']);
});

it('shows when a device was last active by the server’s clock', async () => {
  const now = Date.now() + 400 * 86_400_000;
  vi.spyOn(state, 'serverNow').mockReturnValue(now);
  await open('/profile/security');
  expect((await screen.findAllByText(/^Last active 400 days ago/)).length).toBeGreaterThan(0);
});
