import type { Challenge, DataOf } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { type KadoStore, verifyForgot } from '@kado/state';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { challengeOf } from '../test/challenge-of.ts';

const challenge = challengeOf(0);
const STATE = { challenge, heardAt: Date.now() };

/** Opens a page with a request whose response the test sends later. */
async function open(path: string, call: 'resendOtp' | 'forgotPin') {
  let answer!: (body: DataOf<Challenge>) => void;
  const prepare = ({ api }: KadoStore) => vi.spyOn(api.auth, call).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const opened = await openFeature(feature, '/login', { ability: 'guest', prepare });
  await act(() => opened.router.navigate(path, { state: STATE }));
  const settle = async () => {
    answer({ data: challenge });
    await waitFor(() => expect(opened.store.getState().auth[`${call}Response`].loading).toBe(false));
  };
  return { ...opened, settle, user: userEvent.setup() };
}
const textbox = (name: string) => screen.findByRole('textbox', { name });

it.each([
  ['/verify', '/register', 'First name'],
  ['/forgot-pin/verify', '/forgot-pin', 'E-mail or phone'],
])('a new code that arrives after leaving %s keeps the user on %s', async (path, next, field) => {
  const { router, settle, user } = await open(path, 'resendOtp');
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await user.click(screen.getByRole('link', { name: /^Not yours/ }));
  await user.type(await textbox(field), 'Ada');
  await settle();
  expect(router.state.location.pathname).toBe(next);
  expect(await textbox(field)).toHaveValue('Ada');
});

it('does not open the code page when the response arrives after leaving the page', async () => {
  const { router, settle, user } = await open('/forgot-pin', 'forgotPin');
  await user.type(await textbox('E-mail or phone'), 'maya@kado.test');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await act(() => router.navigate(-1));
  await user.type(await textbox('E-mail or phone'), 'maya');
  await settle();
  expect(router.state.location.pathname).toBe('/login');
  expect(await textbox('E-mail or phone')).toHaveValue('maya');
});

it('does not open the sign-in page when the response for a new PIN arrives after leaving the page', async () => {
  const user = userEvent.setup();
  const answer = Promise.withResolvers<{ data: { ok: true } }>();
  const { router, store } = await openFeature(feature, '/login', {
    ability: 'guest',
    prepare: ({ api }) => {
      vi.spyOn(api.auth, 'verifyForgot').mockResolvedValue({ data: { resetToken: 'reset' } } as never);
      vi.spyOn(api.auth, 'setPin').mockReturnValue(answer.promise);
    },
  });
  await act(() => store.dispatch(verifyForgot.load({ challengeId: 'c', token: '123456' })).unwrap());
  await act(() => router.navigate('/forgot-pin/set'));
  await screen.findByRole('button', { name: 'Set the new PIN' });
  for (const box of screen.getAllByLabelText('Digit 1 of 6')) {
    await user.click(box);
    await user.keyboard('274913');
  }
  await user.click(screen.getByRole('button', { name: 'Set the new PIN' }));
  await act(() => router.navigate('/register'));
  await user.type(await textbox('First name'), 'Ada');
  answer.resolve({ data: { ok: true } });
  await waitFor(() => expect(store.getState().auth.setPinResponse.data).not.toBeNull());
  expect(router.state.location.pathname).toBe('/register');
  expect(await textbox('First name')).toHaveValue('Ada');
});
