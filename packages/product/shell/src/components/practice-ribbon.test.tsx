import { startTestServer, type TestServer } from '@kado/api/testing';
import { needs, type Feature } from '@kado/feature-kit';
import { fakePractice, openFeature } from '@kado/feature-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Component as Ribbon } from './practice-ribbon.tsx';
import { feature as own } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
const home = {
  path: '',
  handle: needs({ action: 'read', subject: 'Balance' }),
  lazy: async () => ({
    Component: () => (
      <>
        <Ribbon />
        <h1>Home</h1>
      </>
    ),
  }),
};
const feature: Feature = { ...own, routes: [home] };
const practice = fakePractice(true);
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('shows in a ribbon and in the document title that the money is not real, and leaves practice mode', async () => {
  await openFeature(feature, '/', { url: server.url, signIn: MAYA, app: { practice } });
  const ribbon = await screen.findByRole('complementary', { name: 'Practice' });
  expect(ribbon).toHaveTextContent('No real money moves, and nothing is sent.');
  await waitFor(() => expect(document.title).toBe('Practice · Home · Kado'));
  fireEvent.click(screen.getByRole('button', { name: 'Leave practice' }));
  expect(practice.leave).toHaveBeenCalledOnce();
});

it.each([
  ['/deposits/new', /^Practice money needs no deposit/],
  ['/plans', /^There are no plans in practice\./],
  ['/contact', /^Deposits, plans and messages to us are back once you leave practice\./],
])('explains that %s is not available in practice mode', async (address, text) => {
  await openFeature(feature, address, { url: server.url, signIn: MAYA, app: { practice } });
  expect(await screen.findByRole('heading', { name: 'This is not part of practice' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
});
