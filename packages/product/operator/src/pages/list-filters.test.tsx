import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feature } from '../index.ts';
import { callAs, MAYA, OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
const open = (address: string) => openFeature(feature, address, { url: server.url, signIn: OPS });
const failed = () => screen.queryByRole('heading', { name: 'We couldn’t load this list' });

it('shows the name of the customer whose orders are listed, and removes this filter', async () => {
  const user = userEvent.setup();
  const { id } = (await (await callAs(server.url, MAYA)).get('/users/me')) as { id: string };
  const { router } = await open(`/operator/orders?status=completed&customer=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Remove the filter Maya Haddad' }));
  expect(router.state.location.search).toBe('?status=completed');
  expect(screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull();
});

it('filters the audit trail by the single action of a link, and by its subject until that is removed', async () => {
  const user = userEvent.setup();
  const { router } = await open('/operator/audit?action=auth.login&subjectId=thing');
  expect(await screen.findByRole('combobox', { name: 'What' })).toHaveDisplayValue('auth.login');
  await user.click(screen.getByRole('button', { name: 'Remove the filter About thing' }));
  expect(router.state.location.search).toBe('?action=auth.login');
  const trail = within(await screen.findByRole('region', { name: 'Audit' }));
  expect(trail.getAllByText('auth.login').length).toBeGreaterThan(0);
});

it.each([
  ['wallet', 'Balances'],
  ['plan', 'Plans'],
])('filters the audit trail by the actions of %s', async (action, name) => {
  await open(`/operator/audit?action=${action}`);
  expect(await screen.findByRole('combobox', { name: 'What' })).toHaveDisplayValue(name);
});

it.each([
  ['orders?status=foo&kind=foo', 'Status', 'Any status'],
  ['orders?kind=foo', 'Kind', 'Any kind'],
  ['messages?status=foo&topic=foo', 'Topic', 'Any topic'],
  ['users?state=foo&role=foo', 'Role', 'Any role'],
  ['ledger/entries?type=foo', 'Type', 'Any type'],
  ['deposits?status=foo', 'Status', 'In review'],
  ['reconciliation?kind=foo', 'Kind', 'Any kind'],
])('ignores an invalid filter value in %s', async (address, filter, shown) => {
  await open(`/operator/${address}`);
  expect(await screen.findByRole('combobox', { name: filter })).toHaveDisplayValue(shown);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(failed()).toBeNull();
});

it('clears filters that the server refuses', async () => {
  const user = userEvent.setup();
  const { router } = await open('/operator/orders?from=foo');
  await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('list', { name: 'Orders' })).toBeVisible();
});
