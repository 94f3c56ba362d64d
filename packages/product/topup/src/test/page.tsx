import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature, withPage } from '@kado/feature-kit/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { feature as own } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
// The form navigates to the cart, which belongs to another feature.
const feature = withPage(own, 'cart', 'Cart');

/** Starts a server for the tests of a file. Returns a function that opens a URL of the feature, signed in. */
export function openPage() {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());
  return (address: string, options: Parameters<typeof openFeature>[2] = {}) =>
    openFeature(feature, address, { url: server.url, signIn: maya, ...options });
}

export const number = () => screen.findByLabelText(/Mobile number/);
export const addButton = () => screen.getAllByRole('button', { name: 'Add to cart' })[0]!;
