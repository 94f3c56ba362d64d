import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { loginResponse, logout } from '@kado/state';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const box = (name: string) => screen.findByRole('textbox', { name });
const prefs = () => localStorage.getItem('prefs') ?? '';

it('C10 keeps the message of a guest who signs in, and fills in name and address', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/contact', { url: server.url });
  await user.click(await screen.findByRole('button', { name: 'A deposit' }));
  await user.type(await box('Your message'), 'Where is my');
  const stored = prefs();
  cleanup();
  await openFeature(feature, '/contact', { url: server.url, signIn: MAYA, storage: { prefs: stored } });
  expect(await box('Your message')).toHaveValue('Where is my');
  expect(screen.getByRole('button', { name: 'A deposit' })).toHaveAttribute('aria-pressed', 'true');
  expect(await box('Your name')).toHaveValue('Maya Haddad');
  expect(await box('Your e-mail')).toHaveValue('maya@kado.test');
  await user.type(await box('Your message'), ' money?');
  expect(prefs()).toContain('Where is my money?');
  expect(prefs()).not.toContain('"owner":""');
});

it('C6 clears the form when a session ends, and keeps the values of a guest when a session starts', async () => {
  const user = userEvent.setup();
  const { store } = await openFeature(feature, '/contact', { url: server.url, signIn: MAYA });
  await user.type(await box('Your message'), 'About my neighbour');
  await act(() => store.dispatch(logout()));
  expect(await box('Your message')).toHaveValue('');
  expect(await box('Your name')).toHaveValue('');
  expect(await box('Your e-mail')).toHaveValue('');
  await user.type(await box('Your message'), 'About a top-up');
  await act(() => store.dispatch(loginResponse.load(MAYA)).unwrap());
  expect(await box('Your message')).toHaveValue('About a top-up');
  expect(await box('Your name')).toHaveValue('Maya Haddad');
});

it('keeps text that is typed while a message is being sent, without the sent text', async () => {
  const user = userEvent.setup();
  const { store } = await openFeature(feature, '/contact', { url: server.url, signIn: MAYA });
  const send = store.api.contact.send;
  const held = Promise.withResolvers<void>();
  vi.spyOn(store.api.contact, 'send').mockImplementation(async (...sent) => held.promise.then(() => send(...sent)));
  await user.type(await box('Your message'), 'Where is my top-up?');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  await user.type(await box('Your message'), ' It was for Ada.');
  expect(screen.getByRole('button', { name: 'Attach a file' })).toBeDisabled();
  held.resolve();
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(await box('Your message')).toHaveValue('It was for Ada.');
});
