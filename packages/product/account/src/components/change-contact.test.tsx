import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { challengeState } from '@kado/product-ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const openProfile = () => openFeature(feature, '/profile', { url: server.url, signIn: MAYA });
const field = (name: string) => screen.findByLabelText(name);

it('verifies the number with a code, and changes the e-mail address', async () => {
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
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus());
  await user.paste(/\d{6}/.exec(mail?.text ?? '')?.[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(store.getState().session.user?.phoneVerified).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Change: E-mail' }));
  await user.type(await field('E-mail'), 'maya');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(/Enter a full e-mail address/)).toBeVisible();
});

const at = Date.now();
const challengeOf = (seconds: number, channel: 'email' | 'sms' = 'email') => ({
  id: 'c1',
  purpose: 'change-contact' as const,
  channel,
  maskedTo: 'n•••@k•••.test',
  expiresAt: new Date(at + 600_000).toISOString(),
  resendAt: new Date(at + seconds * 1000).toISOString(),
  attemptsLeft: 5,
});

it('counts down to a new code, and shows the result of requesting it inside the dialog', async () => {
  const user = userEvent.setup();
  const { store } = await openProfile();
  vi.spyOn(store.api.users, 'changeContact').mockResolvedValue({ data: challengeOf(0) });
  const resend = vi.spyOn(store.api.auth, 'resendOtp').mockRejectedValueOnce(new ApiError('Too often.', 429, 'RATE_LIMITED'));
  await user.click(await screen.findByRole('button', { name: 'Change: E-mail' }));
  await user.type(await field('E-mail'), 'new@kado.test');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter the code' }));
  await user.click(dialog.getByRole('button', { name: 'Send a new code' }));
  const failed = await dialog.findByText('Too often.');
  expect(failed.closest('output')).toBeInTheDocument(); // role "status", which is announced
  expect(dialog.getByLabelText('Digit 1 of 6')).toBeValid();
  resend.mockResolvedValue({ data: challengeOf(60) });
  await user.click(dialog.getByRole('button', { name: 'Send a new code' }));
  expect(await dialog.findByText('A new code is on its way')).toBeVisible();
  expect(await dialog.findByText(/^New code in/)).toBeVisible();
});

it("completes a number without a country code with the user's own country", async () => {
  const user = userEvent.setup();
  const { store } = await openProfile();
  const change = vi.spyOn(store.api.users, 'changeContact').mockRejectedValue(new ApiError('Network Error', 0, 'NETWORK'));
  await user.click(await screen.findByRole('button', { name: /^(Change|Verify): Mobile number$/ }));
  await user.clear(await field('Mobile number'));
  await user.type(await field('Mobile number'), '70 123 457');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await waitFor(() => expect(change.mock.lastCall?.[0]).toEqual({ phone: '+96170123457' }));
});

it.each([
  ['E-mail', 'email', 'Mobile number', 'Use another e-mail address'],
  ['Mobile number', 'sms', 'E-mail', 'Use another number'],
] as const)(
  'still asks for the code of a new %s after the browser has unloaded the page, until another contact is entered',
  async (name, channel, other, another) => {
    const user = userEvent.setup();
    const { store, router } = await openProfile();
    vi.spyOn(store.api.users, 'changeContact').mockResolvedValue({ data: challengeOf(60, channel) });
    await user.click(await screen.findByRole('button', { name: new RegExp(`: ${name}$`) }));
    await user.clear(await field(name));
    await user.type(await field(name), channel === 'sms' ? '+96170123458' : 'new@kado.test');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await screen.findByRole('dialog', { name: 'Enter the code' });
    const { state } = router.state.location;
    cleanup(); // the browser unloads the page while the user reads the message
    const again = await openFeature(feature, '/profile/security', { url: server.url, signIn: MAYA });
    await act(() => again.router.navigate('/profile', { state }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter the code' }));
    const verify = vi
      .spyOn(again.store.api.users, 'verifyContact')
      .mockRejectedValue(new ApiError('Wrong.', 422, 'CODE_INVALID', { data: { attemptsLeft: 4 } }));
    await user.click(dialog.getByLabelText('Digit 1 of 6'));
    await user.paste('123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Wrong. 4 tries left.')).toBeVisible();
    expect(verify.mock.lastCall?.[0]).toEqual({ challengeId: 'c1', token: '123456' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => again.router.navigate('/profile/security'));
    await act(() => again.router.navigate(-1));
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(screen.queryByRole('dialog'), 'it was closed').toBeNull();
    await user.click(screen.getByRole('button', { name: new RegExp(`: ${other}$`) }));
    expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: new RegExp(`: ${name}$`) }));
    await screen.findByRole('dialog', { name: 'Enter the code' });
    await user.click(screen.getByRole('button', { name: another }));
    expect(await field(name)).toBeVisible();
    expect(again.router.state.location.state).toBeNull();
  },
);

it('asks for a new address once the code of the previous one has expired', async () => {
  const user = userEvent.setup();
  const { router } = await openProfile();
  const expired = { ...challengeOf(0), expiresAt: new Date(at - 1).toISOString() };
  await act(() => router.navigate('/profile/security'));
  await act(() => router.navigate('/profile', { state: challengeState(expired) }));
  await user.click(await screen.findByRole('button', { name: 'Change: E-mail' }));
  expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
});

it('does not navigate back when a code is sent after the user has left the page', async () => {
  const user = userEvent.setup();
  const { store, router } = await openFeature(feature, '/profile/security', { url: server.url, signIn: MAYA });
  await act(() => router.navigate('/profile'));
  const answer = Promise.withResolvers<{ data: ReturnType<typeof challengeOf> }>();
  const change = vi.spyOn(store.api.users, 'changeContact').mockReturnValue(answer.promise);
  await user.click(await screen.findByRole('button', { name: 'Change: E-mail' }));
  await user.type(await field('E-mail'), 'new@kado.test');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await waitFor(() => expect(change).toHaveBeenCalled());
  await act(() => router.navigate(-1));
  await act(async () => answer.resolve({ data: challengeOf(60) }));
  expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { pathname: '/profile/security' } });
});
