import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { wing } from '../test/wing.tsx';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const open = (address = '/login') => openFeature(wing, address, { ability: 'stored' });
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Sign in' });

it('signs the client in, and goes to the page that is a client’s home', async () => {
  const user = userEvent.setup();
  const { router, store } = await open('/login?return=%2Fapps%2Finvoice%2Flist');
  expect(await screen.findByText('Sign in and you go on to the page you asked for.')).toBeInTheDocument();
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

it('lets an admin go on to the page that was asked for', async () => {
  const user = userEvent.setup();
  const { router } = await open('/login?return=%2Faccess-control%3Fa%3D1');
  await user.type(field('E-mail'), 'admin@demo.test');
  await user.type(field('Password'), 'admin{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Access control' });
  expect(router.state.location).toMatchObject({ pathname: '/access-control', search: '?a=1' });
});

it('says at the field what is wrong, and keeps what was typed', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(submit());
  expect(field('E-mail')).toHaveAccessibleDescription('Enter your e-mail address');
  expect(field('Password')).toHaveAccessibleDescription('Enter your password');
  expect(field('E-mail')).toHaveFocus();
  await user.type(field('E-mail'), 'admin@demo.test');
  await user.type(field('Password'), 'wrong{Enter}');
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('This e-mail and password do not belong together'));
  expect(field('Password')).toHaveValue('wrong');
});

it('shows the password when asked', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
});

it('remembers the e-mail where that is wished, and nothing else', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: /^Admin/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Remember my e-mail on this device' }));
  await user.click(submit());
  await waitFor(() => expect(JSON.parse(localStorage.getItem('prefs') ?? '{}')).toEqual({ login: 'admin@demo.test' }));
  expect(Object.values({ ...localStorage }).join('')).not.toContain('"admin"');
});

it('tells a failure that is nobody’s fault, and lets try again', async () => {
  const user = userEvent.setup();
  server.fail('/jwt/login', 503, 'The door is stuck');
  await open();
  await user.click(screen.getByRole('button', { name: /^Admin/ }));
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('The door is stuck');
  expect(field('E-mail')).toHaveValue('admin@demo.test');
});
