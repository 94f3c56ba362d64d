import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { testVariant } from '../test/test-variant.tsx';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const open = (address = '/login', options = {}) => openFeature(testVariant, address, { ability: 'stored', ...options });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Sign in' });

it('signs a client in and opens the home page of clients', async () => {
  const user = userEvent.setup();
  const { router, store } = await open('/login?return=%2Fapps%2Finvoice%2Flist');
  expect(await screen.findByText('Sign in to continue to the page you opened.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Client/ }));
  expect([field('E-mail'), field('Password')].map((input) => (input as HTMLInputElement).value)).toEqual([
    'client@demo.test',
    'client',
  ]);
  expect(submit()).toHaveFocus();
  await user.click(submit());
  expect(await screen.findByRole('heading', { level: 1, name: 'Access control' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/access-control');
  expect(store.getState().session).toMatchObject({ status: 'user', account: { role: 'client' }, user: null });
});

it('is filled in for the admin, and returns to the requested page', async () => {
  const user = userEvent.setup();
  const { router } = await open('/login?return=%2Faccess-control%3Fa%3D1');
  expect([field('E-mail'), field('Password')].map((input) => (input as HTMLInputElement).value)).toEqual([
    'admin@demo.test',
    'admin',
  ]);
  await user.click(submit());
  await screen.findByRole('heading', { level: 1, name: 'Access control' });
  expect(router.state.location).toMatchObject({ pathname: '/access-control', search: '?a=1' });
});

it('shows errors at their fields and keeps the typed values', async () => {
  const user = userEvent.setup();
  await open();
  await user.clear(field('E-mail'));
  await user.clear(field('Password'));
  await user.click(submit());
  expect(field('E-mail')).toHaveAccessibleDescription('Enter your e-mail address');
  expect(field('Password')).toHaveAccessibleDescription('Enter your password');
  expect(field('E-mail')).toHaveFocus();
  await user.type(field('E-mail'), 'admin@demo.test');
  await user.type(field('Password'), 'wrong{Enter}');
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('The e-mail address or the password is wrong'));
  expect(field('Password')).toHaveValue('wrong');
});

it('shows the refusal of a sign-in in the language that is chosen afterwards', async () => {
  const { words } = await open();
  await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), 'wrong{Enter}');
  expect(await screen.findByText('The e-mail address or the password is wrong')).toBeInTheDocument();
  words.i18n.addResource('de', 'template-access', 'problem.refused', 'E-Mail-Adresse oder Passwort ist falsch');
  await act(() => words.i18n.changeLanguage('de'));
  expect(await screen.findByText('E-Mail-Adresse oder Passwort ist falsch')).toBeInTheDocument();
});

it('shows the password', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
});

it('remembers only the e-mail address, if chosen', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: /^Admin/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Remember my e-mail on this device' }));
  await user.click(submit());
  // The preferences also store the id of their owner.
  await waitFor(() => expect(JSON.parse(localStorage.getItem('prefs') ?? '{}')).toEqual({ login: 'admin@demo.test', owner: 1 }));
  expect(Object.values({ ...localStorage }).join('')).not.toContain('"admin"');
});

it('shows a server failure and keeps the form', async () => {
  const user = userEvent.setup();
  server.fail('/jwt/login', 503, 'The server is down');
  await open();
  await user.click(screen.getByRole('button', { name: /^Admin/ }));
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is down');
  expect(field('E-mail')).toHaveValue('admin@demo.test');
});

it('shows a message when the product cannot be loaded', async () => {
  const switchVariant = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await open('/login', { app: { switchVariant } });
  await userEvent.click(screen.getByRole('button', { name: 'Back to Kado' }));
  expect(
    await screen.findByText('The server cannot be reached. Check your connection and try again.', { selector: 'output' }),
  ).toBeInTheDocument();
});
