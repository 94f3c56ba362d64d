import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineFeature, guestOnly, needs } from '../define.ts';
import { QueryView } from '../query-view.tsx';
import { useNav } from '../use-nav.ts';
import { countries, useLoaded } from '@kado/state';
import { openFeature } from '../testing.ts';

function Countries() {
  const query = useLoaded(countries, {});
  return (
    <>
      <h1>Countries</h1>
      <nav>
        {useNav('main').map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </nav>
      <QueryView query={query} skeleton={<p>skeleton</p>} empty={<p>none</p>}>
        {(list) => <p>{list.map(({ name }) => name).join()}</p>}
      </QueryView>
    </>
  );
}
const feature = defineFeature({
  id: 'common',
  routes: [
    { path: 'countries', handle: needs({ action: 'read', subject: 'Country' }), lazy: async () => ({ Component: Countries }) },
    { path: 'login', handle: guestOnly, lazy: async () => ({ Component: () => <h1>Sign in</h1> }) },
  ],
  nav: [{ key: 'country.label', to: '/countries', icon: 'globe', section: 'main' }],
});

const requests: (string | undefined)[] = [];
const user = {
  id: '1',
  firstName: 'Maya',
  lastName: 'Osei',
  email: 'maya@kado.test',
  phone: '+233200000000',
  phoneVerified: true,
  countryIso: 'GH',
  languageCode: 'en',
  createdAt: '2026-01-01T00:00:00Z',
};
const answers: Record<string, unknown> = {
  '/api/v1/countries': [{ iso: 'GH', name: 'Ghana', dialCode: '+233', currency: 'GHS' }],
  '/api/v1/auth/login': { token: 'secret', expiresIn: 600, user, ability: [{ action: 'read', subject: 'Country' }] },
};
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.headers.authorization ?? 'nobody'} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: answers[new URL(request.url ?? '', 'http://kado').pathname] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => void (requests.length = 0));

it('opens the real route with real requests, signed in at the server', async () => {
  await openFeature(feature, '/countries', { url, signIn: { identifier: 'maya@kado.test', pin: '274913' } });
  expect(await screen.findByText('Ghana')).toBeInTheDocument();
  expect(screen.getByText('Country')).toBeInTheDocument();
  expect(requests).toContain('Bearer secret /api/v1/countries');
});

it('requires a session, like the app', async () => {
  const { router } = await openFeature(feature, '/countries', { url });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?return=%2Fcountries');
});

it('grants every ability without a server, or the given ones', async () => {
  await openFeature(feature, '/countries', { url, ability: [{ action: 'read', subject: 'Country' }], lng: 'ar' });
  expect(await screen.findByRole('heading', { name: 'Countries' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(await screen.findByText('Ghana')).toBeInTheDocument();
});

it('loads the translations of a feature that has its own', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(`${import.meta.dirname}/../../../i18n`);
  const { words } = await openFeature({ ...feature, id: 'product-countries', locales: true }, '/countries', { ability: 'guest' });
  expect(words.i18n.getResource('en', 'product-countries', 'country.label')).toBe('Country');
});
