import { startTestServer, type TestServer } from '@kado/api/testing';
import { publicRoute, type Feature } from '@kado/feature-kit';
import { openFeature } from '@kado/feature-kit/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { feature as own } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
// The form navigates to the cart, which belongs to another feature.
const feature: Feature = {
  ...own,
  routes: [...own.routes, { path: 'cart', handle: publicRoute, lazy: async () => ({ Component: () => <h1>Cart</h1> }) }],
};

/** Starts a server for the tests of a file; returns what opens an address of the feature, signed in. */
export function openPage() {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());
  return (address: string, options: Parameters<typeof openFeature>[2] = {}) =>
    openFeature(feature, address, { url: server.url, signIn: maya, ...options });
}

export const number = () => screen.findByLabelText(/Mobile number/);
export const addButton = () => screen.getAllByRole('button', { name: 'Add to cart' })[0]!;
