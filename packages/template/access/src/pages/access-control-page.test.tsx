import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const PAGE = '/access-control';

it.each([
  ['client', 'client', false],
  ['admin', 'admin', true],
] as const)('shows the %s the common card, and the one for analytics only with that right', async (role, password, analytics) => {
  await openFeature(feature, PAGE, { signIn: { email: `${role}@demo.test`, password } });
  expect(await screen.findByRole('heading', { name: 'For everyone who is signed in' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'For anyone who can read analytics' }) !== null).toBe(analytics);
  const row = screen.getByRole('row', { name: /invoices/ });
  expect(row).toHaveTextContent(analytics ? 'yesyesyesyes' : 'nonono');
});

it('signs out to the sign-in page and clears the account', async () => {
  const { store, router } = await openFeature(feature, PAGE, { signIn: { email: 'client@demo.test', password: 'client' } });
  await screen.findByRole('heading', { name: 'Access control' });
  store.session.end('logout');
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  expect([router.state.location.pathname, localStorage.getItem('userData')]).toEqual(['/login', null]);
});

it('shows Arabic from right to left', async () => {
  await openFeature(feature, PAGE, { lng: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'التحكم بالوصول' })).toBeInTheDocument();
});
