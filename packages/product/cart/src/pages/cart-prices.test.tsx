import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Item } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { cartItemAdded } from '@kado/state';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { bankGift, fixed, line, stranger } from '../test/items.ts';
import { maya } from '../test/page.tsx';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens a cart with the items. The first request for networks waits for `answer`, and fails if it rejects. */
const open = (answer: () => Promise<void>, items: readonly Item[] = [line('a'), stranger]) =>
  openFeature(feature, '/cart', {
    url: server.url,
    signIn: maya,
    prepare: (store) => {
      for (const item of items) store.dispatch(cartItemAdded(item));
      const { list } = store.api.networks;
      vi.spyOn(store.api.networks, 'list').mockImplementationOnce(async (...query) => {
        await answer();
        return list(...query);
      });
    },
  });
const summary = async () => within(await screen.findByRole('complementary', { name: 'Summary' }));
const bar = () => screen.getByRole('region', { name: 'Summary' });

it('shows the lines but no sum while no price has loaded', async () => {
  const listed = Promise.withResolvers<void>();
  await open(() => listed.promise);
  const sums = await summary();
  expect(await sums.findByText('500.00 USD')).toBeVisible();
  expect(sums.getAllByText('–')).toHaveLength(4);
  expect(bar()).toHaveTextContent('–2 items have no price yet');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  expect(screen.getAllByRole('group', { name: 'Loading' })).toHaveLength(2);
  expect(screen.queryByText(/no longer offers this amount/)).toBeNull();
  listed.resolve();
  expect(await sums.findByText('5.21 USD')).toBeVisible();
  expect(bar()).toHaveTextContent('5.21 USD2 items with fees');
  expect(screen.queryByText('–')).toBeNull();
});

it('shows the lines and an error when loading fails, and retries on a press', async () => {
  const user = userEvent.setup();
  const { store } = await open(() => Promise.reject(new Error('Told by 503')));
  expect(await screen.findByText('Told by 503')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We couldn’t load today’s prices' })).toBeVisible();
  expect(screen.getAllByText('priced at review')).toHaveLength(2);
  expect(screen.queryByText(/no longer offers this amount/)).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!);
  expect(store.getState().app.cart.map(({ id }) => id)).toEqual(['b']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('fee 0.30')).toBeVisible();
  expect(screen.queryByText('Told by 503')).toBeNull();
});

it('retries the prices when the browser is online again', async () => {
  await open(() => Promise.reject(new ApiError('Network Error', 0, 'NETWORK')));
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  expect(await (await summary()).findByText('5.21 USD')).toBeVisible();
});

it('shows no price, time or name before it has loaded', async () => {
  const listed = Promise.withResolvers<void>();
  await open(() => listed.promise, [{ ...fixed, phone: '+254700555077' }, bankGift]);
  expect(await screen.findByRole('heading', { name: /^2\.00\sUSD to \+254/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^25\.00\sUSD to Kwame Mensah$/ })).toBeVisible();
  expect(screen.queryByText(/^in about/)).toBeNull();
  expect(screen.getByText('77')).toBeVisible();
  listed.resolve();
  expect(await screen.findByRole('heading', { name: /^KES\s250 to \+254/ })).toBeVisible();
  expect(screen.getByText('in about a minute')).toBeVisible();
});
