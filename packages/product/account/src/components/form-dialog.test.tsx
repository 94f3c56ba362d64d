import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it("stays open while it saves, and shows the server's refusal", async () => {
  const user = userEvent.setup();
  const signIn = { identifier: 'maya@kado.test', pin: '274913' };
  const { store } = await openFeature(feature, '/profile', { url: server.url, signIn });
  const { promise, reject } = Promise.withResolvers<never>();
  vi.spyOn(store.api.users, 'change').mockReturnValue(promise);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
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
