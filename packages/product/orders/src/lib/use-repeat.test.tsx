import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature, withPage } from '@kado/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature as own } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const feature = withPage(own, 'cart', 'Cart');
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('says how many items of a repeated order were not added to the cart', async () => {
  const { store } = await openFeature(feature, '/orders', {
    url: server.url,
    signIn: maya,
    prepare: ({ api }) => {
      const { list } = api.orders;
      vi.spyOn(api.orders, 'list').mockImplementation(async (...args) => {
        const { data, ...rest } = await list(...args);
        const order = data.find(({ items }) => items[0]?.kind === 'topup')!;
        const [topUp] = order.items;
        // A gift card whose recipient is unknown.
        const gift = { ...topUp!, id: 'gift', kind: 'gift' as const, recipient: {} };
        return { ...rest, data: [{ ...order, items: [topUp!, gift] }] };
      });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Send .* again$/ }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
  expect(store.getState().app.cart).toMatchObject([{ kind: 'topup' }]);
  expect(await screen.findByText(/^1 item couldn’t be repeated/, { selector: 'output' })).toBeInTheDocument();
});
