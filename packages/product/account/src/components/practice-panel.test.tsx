import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { fakePractice, openFeature } from '@kado/feature-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('offers practice mode to a customer, but not to an operator', async () => {
  const practice = fakePractice(false);
  await openFeature(feature, '/profile', { url: server.url, signIn: MAYA, app: { practice } });
  await userEvent.click(await screen.findByRole('button', { name: 'Start practising' }));
  expect(practice.start).toHaveBeenCalledOnce();
  cleanup();
  await openFeature(feature, '/profile', {
    url: server.url,
    signIn: { ...MAYA, identifier: 'ops@kado.test' },
    app: { practice },
  });
  expect(await screen.findByRole('heading', { name: 'On this device' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Practice money' })).toBeNull();
});

it('hides the real account in practice mode, refills the balance and leaves practice mode', async () => {
  const practice = fakePractice(true);
  await openFeature(feature, '/profile', { url: server.url, signIn: MAYA, app: { practice } });
  await userEvent.click(await screen.findByRole('button', { name: 'Fill the balance up' }));
  expect((await screen.findAllByText('Your practice balance is full again')).length).toBeGreaterThan(0);
  expect(screen.queryByText('maya@kado.test')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change your PIN' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Leave practice' }));
  expect(practice.leave).toHaveBeenCalledOnce();
});

it('redirects from the devices page to the profile in practice mode', async () => {
  const practice = fakePractice(true);
  const { router } = await openFeature(feature, '/profile/security', { url: server.url, signIn: MAYA, app: { practice } });
  expect(await screen.findByRole('heading', { name: 'Practice money' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/profile');
});

it('asks for confirmation before a sign-out that would empty the cart of real money', async () => {
  const practice = fakePractice(true);
  practice.hasRealCart.mockReturnValue(true);
  const { store } = await openFeature(feature, '/profile', { url: server.url, signIn: MAYA, app: { practice } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Your cart is not empty. Signing out empties it.')).toBeVisible();
  expect(store.getState().session.status).toBe('user');
  practice.hasRealCart.mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
});

it('shows an error when a sign-out did not reach the server', async () => {
  const { store } = await openFeature(feature, '/profile', { url: server.url, signIn: MAYA });
  vi.spyOn(store.api.auth, 'logout').mockRejectedValue(new ApiError('Network Error', 0, 'NETWORK'));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  expect(
    (await screen.findAllByText(/^You are signed out on this device\. We could not reach the server/)).length,
  ).toBeGreaterThan(0);
});
