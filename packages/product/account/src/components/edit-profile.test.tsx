import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const openForm = async (storage: Record<string, string> = {}) => {
  const signIn = { identifier: 'maya@kado.test', pin: '274913' };
  const { store } = await openFeature(feature, '/profile', { url: server.url, signIn, storage });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  return store;
};

it("stays open while it saves, and shows the server's refusal", async () => {
  const user = userEvent.setup();
  const store = await openForm();
  const { promise, reject } = Promise.withResolvers<never>();
  vi.spyOn(store.api.users, 'change').mockReturnValue(promise);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  reject(new Error('Told by 500'));
  expect(await dialog.findByText('Told by 500')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays open after a failure without field errors, and shows no success message', async () => {
  const store = await openForm();
  // RTK Query logs an unreadable response as an error in the code.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(store.api.users, 'change').mockRejectedValue(Object.create(null));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await within(screen.getByRole('dialog')).findByText(/Cannot convert object/)).toBeVisible();
  expect(screen.queryByText('Your profile is updated')).toBeNull();
});

it('opens with the draft that was typed before the page was closed', async () => {
  await openForm();
  expect(localStorage.getItem('prefs')).toBeNull();
  await userEvent.type(await screen.findByLabelText('First name'), 'da');
  const prefs = localStorage.getItem('prefs') ?? '';
  cleanup();
  await openForm({ prefs });
  expect(await screen.findByLabelText('First name')).toHaveValue('Mayada');
});

it('requires a name, and shows the maximum length of one that is too long', async () => {
  await openForm();
  const name = await screen.findByLabelText('First name');
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  await userEvent.click(name);
  await userEvent.paste('a'.repeat(81));
  expect(await screen.findByText('Use up to 80 characters, on one line.')).toBeVisible();
});
