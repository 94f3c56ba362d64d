import { ApiError } from '@kado/api-client';
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

const field = (name: string) => screen.findByLabelText(name);

it('changes the name everywhere, and keeps what was typed until it is saved', async () => {
  const user = userEvent.setup();
  const first = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.clear(await field('First name'));
  await user.type(await field('First name'), 'Mayada');
  expect(first.store.getState().prefs['draft.profile']).toMatchObject({ firstName: 'Mayada' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Your profile is updated')).length).toBeGreaterThan(0);
  expect(first.store.getState().session.user?.firstName).toBe('Mayada');
  await waitFor(() => expect(first.store.getState().app.profile.data?.firstName).toBe('Mayada'));
  expect(first.store.getState().prefs['draft.profile']).toBeUndefined();
  await first.store.api.users.change({ firstName: 'Maya' });
});

it('changes the PIN, names a wrong or weak one, and stays signed in', async () => {
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

it('verifies the number by a code, and changes the e-mail address', async () => {
  const user = userEvent.setup();
  const { store } = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'Verify: Mobile number' }));
  expect(await field('Mobile number')).toHaveValue('+961 7012 3456');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(/We sent a code to/)).toBeVisible();
  const mail = (await server.outbox()).find(({ to }) => to === '+96170123456');
  await user.click(await screen.findByLabelText('Digit 1 of 6'));
  await user.paste('000000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveValue(''));
  expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus();
  await user.paste(/\d{6}/.exec(mail?.text ?? '')?.[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(store.getState().session.user?.phoneVerified).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Change: E-mail' }));
  await user.type(await field('E-mail'), 'maya');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(/Enter a full e-mail address/)).toBeVisible();
});

it('counts down to another code, and says in the dialog what came of asking for it', async () => {
  const user = userEvent.setup();
  const { store } = await openProfile();
  const at = Date.now();
  const challengeOf = (seconds: number) => ({
    id: 'c1',
    purpose: 'change-contact' as const,
    channel: 'email' as const,
    maskedTo: 'n•••@k•••.test',
    expiresAt: new Date(at + 600_000).toISOString(),
    resendAt: new Date(at + seconds * 1000).toISOString(),
    attemptsLeft: 5,
  });
  vi.spyOn(store.api.users, 'changeContact').mockResolvedValue({ data: challengeOf(0) });
  const resend = vi.spyOn(store.api.auth, 'resendOtp').mockRejectedValueOnce(new ApiError('Too often.', 429, 'RATE_LIMITED'));
  await user.click(await screen.findByRole('button', { name: 'Change: E-mail' }));
  await user.type(await field('E-mail'), 'new@kado.test');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter the code' }));
  await user.click(dialog.getByRole('button', { name: 'Send a new code' }));
  expect(await dialog.findByText('Too often.')).toBeVisible();
  resend.mockResolvedValue({ data: challengeOf(60) });
  await user.click(dialog.getByRole('button', { name: 'Send a new code' }));
  expect(await dialog.findByText('A new code is on its way')).toBeVisible();
  expect(dialog.getByText(/^New code in/)).toBeVisible();
});

it('takes a number without a country code as one of the own country', async () => {
  const user = userEvent.setup();
  const { store } = await openProfile();
  const change = vi.spyOn(store.api.users, 'changeContact').mockRejectedValue(new Error('Network Error'));
  await user.click(await screen.findByRole('button', { name: /^(Change|Verify): Mobile number$/ }));
  await user.clear(await field('Mobile number'));
  await user.type(await field('Mobile number'), '70 123 457');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await waitFor(() => expect(change.mock.lastCall?.[0]).toEqual({ phone: '+96170123457' }));
});

it('uses less data when asked to, in the styles too', async () => {
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
