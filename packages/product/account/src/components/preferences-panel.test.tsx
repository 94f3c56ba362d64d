import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const openProfile = () =>
  openFeature(feature, '/profile', { url: server.url, signIn: { identifier: 'maya@kado.test', pin: '274913' } });
const box = async (topic: string, way: string) =>
  within(await screen.findByRole('group', { name: topic })).getByRole('checkbox', { name: way });

it('saves what somebody wants to be told; mails that protect the account stay on', async () => {
  const { store } = await openProfile();
  await userEvent.click(await box('News', 'By e-mail'));
  await waitFor(async () => expect((await store.api.users.preferences()).data.news).toEqual({ email: true, inApp: false }));
  expect(await box('Security', 'By e-mail')).toBeChecked();
  expect(await box('Security', 'By e-mail')).toBeDisabled();
});

it('builds a second change on the first one', async () => {
  const { store } = await openProfile();
  const news = await box('News', 'In Kado');
  expect(news).not.toBeChecked();
  // Only what the first change returned can tell of it.
  vi.spyOn(store.api.users, 'preferences').mockReturnValue(new Promise(() => undefined));
  const saved = vi.spyOn(store.api.users, 'setPreferences');
  await userEvent.click(news);
  await waitFor(() => expect(news).toBeChecked());
  const orders = await box('Orders', 'By e-mail');
  const before = (orders as HTMLInputElement).checked;
  await userEvent.click(orders);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(saved.mock.calls[1]![0]).toMatchObject({ news: { inApp: true }, orders: { email: !before } });
});
