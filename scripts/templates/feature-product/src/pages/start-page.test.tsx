import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { feature } from '../index.ts';
import words from '../locales/en.json' with { type: 'json' };

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (identifier: string) =>
  openFeature(feature, '/__address__', { url: server.url, signIn: { identifier, pin: '274913' } });

it('shows a customer the latest orders at its address', async () => {
  await open('maya@kado.test');
  expect(await screen.findByRole('heading', { level: 1, name: words.page.title })).toBeVisible();
  const [first] = await within(await screen.findByRole('list')).findAllByRole('link');
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/orders\//));
});

it('tells a person without orders how to begin', async () => {
  await open('ops@kado.test');
  expect(await screen.findByRole('heading', { name: words.orders.empty })).toBeVisible();
  expect(screen.getByRole('link', { name: words.orders.send })).toHaveAttribute('href', '/send/top-up');
});
