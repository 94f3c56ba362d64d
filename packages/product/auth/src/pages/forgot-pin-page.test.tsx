import { ApiError } from '@kado/api-client';
import { openFeature } from '@kado/feature-kit/testing';
import type { KadoStore } from '@kado/state';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { challengeOf } from '../test/challenge-of.ts';

const identifier = () => screen.findByRole('textbox', { name: 'E-mail or phone' });

it('prefills the forgotten PIN form with the identifier typed at sign-in, and keeps it out of the URL', async () => {
  const user = userEvent.setup();
  const { router } = await openFeature(feature, '/login', { ability: 'guest' });
  await user.type(await identifier(), 'maya@kado.test');
  await user.click(screen.getByRole('link', { name: 'Forgot your PIN?' }));
  expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
  expect(await identifier()).toHaveValue('maya@kado.test');
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/forgot-pin');
});

it('passes on the identifier and the return path when the account is locked until a new PIN is set', async () => {
  const user = userEvent.setup();
  const { store, router } = await openFeature(feature, '/login?return=%2Fcheckout', { ability: 'guest' });
  const data = { pinReset: true };
  vi.spyOn(store.api.auth, 'login').mockRejectedValue(new ApiError('Too many wrong PINs.', 423, 'LOCKED', { data }));
  await user.type(await identifier(), 'maya@kado.test');
  await user.type(screen.getByLabelText('PIN, 6 digits'), '123457');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('link', { name: 'Set a new PIN to sign in' }));
  expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
  expect(await identifier()).toHaveValue('maya@kado.test');
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('link', { name: /sign in/i })).toHaveAttribute('href', '/login?return=%2Fcheckout');
});

it('is empty if nothing was typed at sign-in', async () => {
  await openFeature(feature, '/forgot-pin', { ability: 'guest' });
  expect(await identifier()).toHaveValue('');
});

/** Mocks the responses of all requests on the way to a new PIN. */
const prepare = ({ api: { auth } }: KadoStore) => {
  vi.spyOn(auth, 'forgotPin').mockResolvedValue({ data: challengeOf(0) });
  vi.spyOn(auth, 'verifyForgot').mockResolvedValue({ data: { resetToken: 'reset' } } as never);
  vi.spyOn(auth, 'setPin').mockResolvedValue({ data: { ok: true } } as never);
};

async function setPin(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  await user.click(await screen.findByLabelText('Digit 1 of 6'));
  await user.keyboard('123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Set the new PIN' });
  for (const box of screen.getAllByLabelText('Digit 1 of 6')) {
    await user.click(box);
    await user.keyboard('274913');
  }
  await user.click(screen.getByRole('button', { name: 'Set the new PIN' }));
}

it('opens the sign-in page with the return path after a new PIN, and keeps the path out of the URLs before', async () => {
  const user = userEvent.setup();
  const { router } = await openFeature(feature, '/login', { ability: 'guest', prepare });
  const seen: string[] = [];
  router.subscribe(({ location }) => void seen.push(location.pathname + location.search));
  await act(() => router.navigate('/forgot-pin', { state: { search: '?return=%2Fplans%2Fnew%3Ffrom%3D1' } }));
  expect(await screen.findByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
    'href',
    '/login?return=%2Fplans%2Fnew%3Ffrom%3D1',
  );
  await user.type(await identifier(), 'maya@kado.test');
  await setPin(user);
  const back = '/login?return=%2Fplans%2Fnew%3Ffrom%3D1';
  await waitFor(() => expect(seen.at(-1)).toBe(back));
  expect([...new Set(seen)]).toEqual(['/login', '/forgot-pin', '/forgot-pin/verify', '/forgot-pin/set', back]);
});

it('keeps the page that needs a sign-in while the user sets a new PIN', async () => {
  const user = userEvent.setup();
  const { router } = await openFeature(feature, '/login?return=%2Fcheckout', { ability: 'guest', prepare });
  await user.type(await identifier(), 'maya@kado.test');
  await user.click(screen.getByRole('link', { name: 'Forgot your PIN?' }));
  await setPin(user);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', search: '?return=%2Fcheckout' }));
});

it.each(['/login', '/forgot-pin'])(
  'shows a phone number in the digits that are sent, whatever script was typed at %s',
  async (path) => {
    const user = userEvent.setup();
    await openFeature(feature, path, { ability: 'guest' });
    await user.type(await identifier(), '+٩٦١ ٧٠ ١٢٣ ٤٥٦');
    expect(await identifier()).toHaveValue('+961 70 123 456');
  },
);

it('shows nothing of the previous code once a new one is sent', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/forgot-pin', {
    ability: 'guest',
    prepare: (store) => {
      prepare(store);
      const wrong = new ApiError('This code is not right.', 422, 'CODE_INVALID', { data: { attemptsLeft: 0 } });
      vi.spyOn(store.api.auth, 'verifyForgot').mockRejectedValue(wrong);
      vi.spyOn(store.api.auth, 'resendOtp').mockResolvedValue({ data: challengeOf(60) });
    },
  });
  await user.type(await identifier(), 'maya@kado.test');
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  await user.click(await screen.findByLabelText('Digit 1 of 6'));
  await user.keyboard('123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('0 tries left.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(screen.queryByText('0 tries left.')).toBeNull());
});
