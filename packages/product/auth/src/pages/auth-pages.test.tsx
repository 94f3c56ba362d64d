import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { needs, publicRoute, type Feature } from '@kado/feature-kit';
import { openFeature } from '@kado/feature-kit/testing';
import { loginResponse, type KadoStore } from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feature as own } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
const page = (title: string) => async () => ({ Component: () => <h1>{title}</h1> });
const feature: Feature = {
  ...own,
  routes: [
    ...own.routes,
    { path: '', handle: publicRoute, lazy: page('Home') },
    { path: 'orders', handle: needs({ action: 'read', subject: 'Order' }), lazy: page('Orders') },
  ],
};
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

async function open(address: string, prepare?: (store: KadoStore) => unknown) {
  const opened = await openFeature(feature, address, { url: server.url, ...(prepare && { prepare }) });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, user: userEvent.setup() };
}
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const pinField = () => screen.getByLabelText<HTMLInputElement>('PIN, 6 digits');
const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }));
const digits = (group: string) =>
  within(screen.getByRole('group', { name: group })).getAllByLabelText<HTMLInputElement>(/^Digit \d of 6$/);

/** The newest code that was sent to an e-mail address. */
async function codeFor(email: string): Promise<string> {
  const mail = (await server.outbox()).find(({ to }) => to === email);
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
}

describe('signing in', () => {
  it('shows the missing data at each field, focuses the first, and sends no request', async () => {
    const { store, user } = await open('/login');
    const login = vi.spyOn(store.api.auth, 'login');
    await press(user, 'Sign in');
    await waitFor(() => expect(textbox('E-mail or phone')).toHaveFocus());
    expect(textbox('E-mail or phone')).toHaveAccessibleDescription('Please fill this in.');
    expect(pinField()).toHaveAccessibleDescription('A PIN has six digits.');
    expect(login).not.toHaveBeenCalled();
  });

  it('selects a wrong PIN, so that the next digits replace it', async () => {
    const { user, router } = await open('/login');
    await user.type(textbox('E-mail or phone'), ' maya@kado.test ');
    await user.type(pinField(), '904718{Enter}');
    expect(await screen.findByText('4 tries left.')).toBeVisible();
    await waitFor(() => expect(pinField()).toHaveFocus());
    expect([pinField().selectionStart, pinField().selectionEnd]).toEqual([0, 6]);
    await user.keyboard('274913{Enter}');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('sends one request, even if the button is pressed several times', async () => {
    const { store, user } = await open('/login');
    const login = vi.spyOn(store.api.auth, 'login');
    await user.type(textbox('E-mail or phone'), MAYA.identifier);
    await user.type(pinField(), MAYA.pin);
    const form = pinField().form!;
    for (let times = 0; times < 3; times += 1) form.requestSubmit();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(login).toHaveBeenCalledOnce();
  });

  it('never shows the raw error text of a request without a response', async () => {
    const { store, user } = await open('/login');
    vi.spyOn(store.api.auth, 'login').mockRejectedValue(new ApiError('Network Error', 0, 'NETWORK'));
    await user.type(textbox('E-mail or phone'), MAYA.identifier);
    await user.type(pinField(), `${MAYA.pin}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    expect(screen.queryByText(/Network Error/)).toBeNull();
  });

  it('shows when to try again after too many requests', async () => {
    const { store, user } = await open('/login');
    const data = { retryAfter: 600 };
    vi.spyOn(store.api.auth, 'login').mockRejectedValue(new ApiError('That was too often.', 429, 'RATE_LIMITED', { data }));
    await user.type(textbox('E-mail or phone'), MAYA.identifier);
    await user.type(pinField(), `${MAYA.pin}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/That was too often.*You can try again at \d\d?:\d\d/);
  });

  it('asks a new guest to sign in, and then opens the requested page', async () => {
    const { user, router } = await open('/orders');
    expect(await screen.findByText('Sign in to continue.')).toBeVisible();
    expect(screen.queryByText(/session has ended/)).toBeNull();
    await user.type(textbox('E-mail or phone'), MAYA.identifier);
    await user.type(pinField(), `${MAYA.pin}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/orders');
  });

  it.each(['/orders', '/login'])('says that the session has ended only if there was one: %s', async (path) => {
    await open(path, async (store) => {
      await store.dispatch(loginResponse.load(MAYA)).unwrap();
      const [mine] = (await store.api.users.sessions()).data;
      await store.api.users.endSession(mine!.id);
      await store.api.users.me().catch(() => undefined);
    });
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  });
});

describe('a new account', () => {
  it('requires every field, and focuses the first invalid one', async () => {
    const { user } = await open('/register');
    await press(user, 'Continue');
    await waitFor(() => expect(textbox('First name')).toHaveFocus());
    const wrong = ['First name', 'Last name', 'E-mail', 'Mobile number'].map((name) => textbox(name));
    for (const field of wrong) expect(field).toHaveAccessibleDescription('Please fill this in.');
    expect(screen.getByRole('combobox', { name: 'Where you live' })).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to continue.');
    await user.type(textbox('E-mail'), 'ada@kado');
    expect(textbox('E-mail')).toHaveAccessibleDescription('Enter a full e-mail address, like ada@example.com.');
    await user.type(textbox('E-mail'), '.test');
    expect(textbox('E-mail')).toBeValid();
  });

  it('is created with a code and a PIN; broken PIN rules are marked and explained', async () => {
    const { user, router } = await open('/register');
    await user.type(textbox('First name'), 'Ada');
    await user.type(textbox('Last name'), 'Obi');
    await user.type(textbox('E-mail'), 'ada@kado.test');
    await screen.findByRole('option', { name: 'France' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where you live' }), 'FR');
    await user.type(textbox('Mobile number'), '+33612345678');
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Continue');
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    await user.click(digits('One-time code')[0]!);
    await user.keyboard(await codeFor('ada@kado.test'));
    await press(user, 'Continue');

    expect(await screen.findByRole('heading', { name: 'Choose your PIN' })).toBeVisible();
    await user.click(digits('Your PIN')[0]!);
    await user.keyboard('123456');
    expect(screen.getByText(/^No run such as/)).toHaveTextContent('not met');
    expect(screen.getByText(/^No repeat such as/)).toHaveTextContent(/ \(met\)$/);
    await user.click(digits('Repeat your PIN')[0]!);
    await user.keyboard('123457');
    expect(screen.getByText(/^The same both times/)).toHaveTextContent('not met');
    await press(user, 'Create PIN and finish');
    expect(await screen.findByText(/too easy to guess/)).toBeVisible();
    await waitFor(() => expect(digits('Your PIN')[0]).toHaveFocus());
    await user.keyboard('861042');
    expect(screen.queryByText(/too easy to guess/)).toBeNull();
    await user.click(digits('Repeat your PIN')[0]!);
    await user.keyboard('861042');
    await press(user, 'Create PIN and finish');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

it('clears a wrong code and focuses the first box', async () => {
  const { user } = await open('/forgot-pin');
  await user.type(textbox('E-mail or phone'), MAYA.identifier);
  await press(user, 'Send the code');
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await user.click(digits('One-time code')[0]!);
  await user.keyboard('000000');
  await press(user, 'Continue');
  expect(await screen.findByText('4 tries left.')).toBeVisible();
  expect(digits('One-time code').map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
  await waitFor(() => expect(digits('One-time code')[0]).toHaveFocus());
});

// This test is last, because it ends all sessions of Maya.
it('says that the new PIN is set, in the tab whose session it ended', async () => {
  const { store, router } = await openFeature(feature, '/forgot-pin', { url: server.url, signIn: MAYA });
  const user = userEvent.setup();
  expect(await screen.findByRole('textbox', { name: 'E-mail or phone' })).toHaveValue(MAYA.identifier);
  await press(user, 'Send the code');
  await screen.findByRole('heading', { name: 'Check your e-mail' });
  await user.click(digits('One-time code')[0]!);
  await user.keyboard(await codeFor(MAYA.identifier));
  await press(user, 'Continue');
  await screen.findByRole('group', { name: 'Your PIN' });
  for (const group of ['Your PIN', 'Repeat your PIN']) {
    await user.click(digits(group)[0]!);
    await user.keyboard('861042');
  }
  await press(user, 'Set the new PIN');
  expect(await screen.findByText('Your new PIN is set. Use it to sign in.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(store.getState().session.status).toBe('guest');
});
