import { startTestServer, type TestServer } from '@kado/api/testing';
import { fakePractice, openFeature } from '@kado/feature-kit/testing';
import { cartItemAdded } from '@kado/state';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
const practice = fakePractice(true);
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('links to the refill of practice money, because there are no deposits in practice mode', async () => {
  await openFeature(feature, '/cart', {
    url: server.url,
    signIn: maya,
    app: { practice },
    prepare: (store) => {
      for (let at = 0; at < 12; at += 1)
        store.dispatch(
          cartItemAdded({
            id: `big${at}`,
            kind: 'topup',
            networkId: '019b76da-a800-7afb-8d80-93d92d44a364',
            phone: '+2348035550142',
            amount: { amountMinor: 7_000_000, currency: 'NGN' },
          }),
        );
    },
  });
  expect(await screen.findByText(/^You are .* USD short$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fill the balance up in your profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('link', { name: /^Add \d/ })).toBeNull();
});
