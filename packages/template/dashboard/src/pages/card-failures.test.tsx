import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defineFeature } from '@kado/feature-kit';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer({ now: () => new Date('2026-11-21T10:00:00Z') });
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const choose = async (button: string | RegExp, entry: string, role = 'menuitem') => {
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText(button));
  await user.click(await screen.findByRole(role, { name: entry }));
};
const said = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();

it('neither shows nor exports the previous period’s figures when the request for the chosen period fails', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/');
  expect(await screen.findByText('2,652')).toBeInTheDocument();
  server.fail('/card/store-overview', 503, 'The shop is asleep');
  await user.click(screen.getByRole('button', { name: /^Dates: / }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last year' }));
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('The shop is asleep');
  expect(screen.queryByText('2,652')).toBeNull();
  expect(screen.getByText('$26,680')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  await server.reset();
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(await screen.findByText('32,885')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the other cards, and the list below them, when the overview of Analytics fails', async () => {
  server.fail('/card/analytics-overview', 503, 'The figures are asleep');
  const parts = { list: async () => ({ Component: () => <p>the invoices</p> }) };
  const invoices = defineFeature({ id: 'template-invoice', routes: [], parts });
  await openFeature(feature, '/dashboard/analytics', { app: { features: [feature, invoices] } });
  await waitFor(() => expect(screen.getAllByText('The figures are asleep')).toHaveLength(4));
  expect(await screen.findByText('the invoices')).toBeInTheDocument();
  expect(await screen.findByText('4,480')).toBeInTheDocument();
  expect(await screen.findByText('2.4K')).toBeInTheDocument();
  await choose('Sales: more actions', 'Save as CSV');
  await said('There is nothing to export');
});

it('shows why a card could not be refreshed, and keeps its figures', async () => {
  await openFeature(feature, '/');
  expect(await screen.findByText('2,652')).toBeInTheDocument();
  server.fail('/card/store-overview', 503, 'The shop is asleep');
  await choose('Browsers: more actions', 'Refresh');
  await said('The shop is asleep');
  expect(screen.getByText('2,652')).toBeInTheDocument();
});

it('the undo of a hidden card brings that one back alone', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/');
  await choose('Companies: more actions', 'Hide this card');
  await said('Hidden: Companies');
  await choose('Browsers: more actions', 'Hide this card');
  await said('Hidden: Browsers');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByLabelText('Browsers: more actions')).toBeInTheDocument();
  expect(screen.queryByLabelText('Companies: more actions')).toBeNull();
});
