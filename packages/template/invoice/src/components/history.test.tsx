import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '@kado/contracts/template';
import { publicRoute } from '@kado/feature-kit';
import { createMockServer } from '@kado/mock-data/node';
import { openFeature } from '@kado/template-kit/testing';
import { feature } from '../index.ts';
import { NO_CLIENT } from '../lib/draft.ts';
import { History } from './history.tsx';

const server = createMockServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const paidOn = (date: string): Invoice => ({
  id: 5033,
  issuedDate: '18 Nov 2026',
  dueDate: '02 Dec 2026',
  client: NO_CLIENT,
  service: 'Software Development',
  total: 4980,
  avatar: '',
  invoiceStatus: 'Partial Payment',
  balance: '$1940',
  history: [{ at: '2026-11-21T10:00:00Z', kind: 'paid', amount: 3040, date, method: 'Cash' }],
});
const open = (invoice: Invoice) => {
  const page = { path: 'past', handle: publicRoute, lazy: async () => ({ Component: () => <History invoice={invoice} /> }) };
  return openFeature({ ...feature, routes: [...feature.routes, page] }, '/past');
};

it.each([
  ['2026-11-21', 'Cash · 21 Nov 2026'],
  ['21 Nov 2026', 'Cash · 21 Nov 2026'],
  ['next week', 'Cash · next week'],
  ['2026-99-99', 'Cash · 2026-99-99'],
  ['', 'Cash'],
])('a payment with the stored day %j is shown as %j', async (date, shown) => {
  await open(paidOn(date));
  expect(await screen.findByText(shown)).toBeInTheDocument();
});

it('an unreadable stored day of an invoice is shown unchanged', async () => {
  await open({ ...paidOn(''), issuedDate: 'once' });
  expect(await screen.findByText('once')).toBeInTheDocument();
});
