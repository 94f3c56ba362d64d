import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Item } from '@kado/contracts';
import { openFeature, withPage } from '@kado/feature-kit/testing';
import { cartItemAdded, type KadoStore } from '@kado/state';
import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll } from 'vitest';
import { feature as own } from '../index.ts';

export const maya = { identifier: 'maya@kado.test', pin: '274913' };
const feature = withPage(own, 'orders/:orderId', 'Elsewhere');

/** Starts a server for the tests of a file. Returns a function that opens a page of the cart as the seeded customer, with the given items in it. */
export function openPage() {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());
  return (address: string, ...items: Item[]) =>
    openFeature(feature, address, {
      url: server.url,
      signIn: maya,
      prepare: (store: KadoStore) => items.forEach((item) => store.dispatch(cartItemAdded(item))),
    });
}

/** Types a PIN, starting in the first box. */
export async function typePin(user: ReturnType<typeof userEvent.setup>, pin: string) {
  await user.click(screen.getByLabelText('Digit 1 of 6'));
  await user.keyboard(pin);
}

/** The button that pays. */
export const pay = () => screen.findByRole('button', { name: /^Pay \d/ });
