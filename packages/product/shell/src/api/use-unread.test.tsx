import { startTestServer, type TestServer } from '@kado/api/testing';
import { needs, type Feature } from '@kado/feature-kit';
import { openFeature } from '@kado/feature-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { api } from '@kado/state/query';
import { feature as own } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
const home = {
  path: '',
  handle: needs({ action: 'read', subject: 'Balance' }),
  lazy: async () => ({ Component: () => <h1>Home</h1> }),
};
const feature: Feature = { ...own, routes: [home] };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const notice = (minute: number) => ({
  id: String(minute),
  kind: 'order.completed',
  params: {},
  at: `2026-01-01T00:0${minute}:00.000Z`,
});

it('requests the balance after a new notification, independent of the unread count, but not after one was read', async () => {
  const { store } = await openFeature(feature, '/', { url: server.url, signIn: MAYA });
  const list = vi.spyOn(store.api.notifications, 'list');
  const unread = async (...minutes: number[]) => {
    list.mockResolvedValue({ data: minutes.map(notice) });
    await act(
      async () =>
        void store.dispatch(api.enhanceEndpoints({ addTagTypes: ['Notification'] }).util.invalidateTags(['Notification'])),
    );
    await screen.findByRole('link', { name: `Notifications, ${minutes.length} unread` });
  };
  await unread(3, 2, 1);
  const balances = vi.spyOn(store.api.balance, 'get');
  await unread(2, 1);
  await unread(1);
  expect(balances, 'read elsewhere').not.toHaveBeenCalled();
  await unread(4);
  await waitFor(() => expect(balances, 'as many, but a new one').toHaveBeenCalledOnce());
});
