import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { cartItemAdded, networks } from '@kado/state';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { line } from '../test/items.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens the cart while only the networks of one country are loaded; `answer` sends the response with all networks. */
async function openKnowing(countryIso: string) {
  const asked = Promise.withResolvers<void>();
  await openFeature(feature, '/cart', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: async (store) => {
      store.dispatch(cartItemAdded(line('a')));
      await store.dispatch(networks.load({ countryIso })).unwrap();
      const { list } = store.api.networks;
      vi.spyOn(store.api.networks, 'list').mockImplementation(async (...query) => {
        await asked.promise;
        return list(...query);
      });
    },
  });
  return { answer: asked.resolve };
}
const item = () => screen.findByRole('heading', { level: 2, name: /₦5,000/ });

it('does not call an item unavailable while only the networks of another country are loaded', async () => {
  const { answer } = await openKnowing('KE');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(screen.queryByText(/no longer offers this amount/)).toBeNull();
  answer();
  expect(await item()).toBeVisible();
  expect(screen.queryByText(/no longer offers this amount/)).toBeNull();
});

it('shows the cart at once if the networks of its items are already loaded', async () => {
  await openKnowing('NG');
  expect(await item()).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});
