import { openFeature } from '@kado/feature-kit/testing';
import { type KadoStore, logout } from '@kado/state';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { challengeOf } from '../test/challenge-of.ts';

const challenge = challengeOf(0);
const TYPED = { 'First name': 'Ada', 'Last name': 'Obi', 'E-mail': 'ada@kado.test', 'Mobile number': '+33612345678' };
const country = () => screen.findByRole('combobox', { name: 'Where you live' });

const open = (path: string) =>
  openFeature(feature, path, {
    ability: 'guest',
    prepare: ({ api }: KadoStore) => {
      for (const call of ['register', 'forgotPin', 'resendOtp'] as const)
        vi.spyOn(api.auth, call).mockResolvedValue({ data: challenge });
      const countries = [{ iso: 'FR', name: 'France', dialCode: '33', currency: 'EUR', flag: '' }];
      vi.spyOn(api.countries, 'list').mockResolvedValue({ data: countries as never });
    },
  });

async function register() {
  const user = userEvent.setup();
  const opened = await open('/register');
  await screen.findByRole('option', { name: 'France' });
  await user.selectOptions(await country(), 'FR');
  for (const [name, text] of Object.entries(TYPED)) await user.type(screen.getByRole('textbox', { name }), text);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Check your e-mail' });
  return { ...opened, user };
}

async function expectTyped() {
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  await screen.findByRole('option', { name: 'France' });
  for (const name of ['Last name', 'E-mail'] as const) expect(screen.getByRole('textbox', { name })).toHaveValue(TYPED[name]);
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('+33 612 345 678');
  expect(await country()).toHaveValue('FR');
  expect(screen.getByRole('checkbox')).toBeChecked();
}

it("keeps the registration's values after returning from the code page, by the link and by Back", async () => {
  const { user, router } = await register();
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await user.click(await screen.findByRole('link', { name: /^Not yours/ }));
  await expectTyped();
  await act(() => router.navigate(-2));
  await expectTyped();
  expect(router.state.location).toMatchObject({ pathname: '/register', search: '' });
});

it('C6 does not show the values of a registration after another session has ended in this tab', async () => {
  const { router, store } = await register();
  vi.spyOn(store.api.auth, 'logout').mockResolvedValue(undefined as never);
  await act(() => store.dispatch(logout()));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('');
});

it('keeps the e-mail address of a forgotten PIN after returning from the code page, by the link and by Back', async () => {
  const user = userEvent.setup();
  const { router } = await open('/forgot-pin');
  const identifier = () => screen.findByRole('textbox', { name: 'E-mail or phone' });
  await user.type(await identifier(), 'ada@kado.test');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.click(await screen.findByRole('link', { name: /^Not yours/ }));
  expect(await identifier()).toHaveValue('ada@kado.test');
  await act(() => router.navigate(-2));
  expect(await identifier()).toHaveValue('ada@kado.test');
});

it.each([
  ['/create-pin', 'Create your account'],
  ['/forgot-pin/set', 'Forgot your PIN?'],
])('a reload of %s starts again at "%s", and says why', async (path, heading) => {
  await openFeature(feature, path, { ability: 'guest' });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(/^Please start again\./)).toBeVisible();
});
