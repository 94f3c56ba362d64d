import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publicRoute } from '@kado/feature-kit';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer({ now: () => new Date() });
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const open = (search = '') => openFeature(feature, `/dashboard/analytics${search}`);
const pick = async (button: string, entry: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText(button));
  await user.click(await screen.findByRole('menuitemradio', { name: entry }));
};

it('shows the figures, the timeline and the team', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Analytics' })).toBeInTheDocument();
  expect(await screen.findByText('4,480')).toBeInTheDocument();
  expect(await screen.findByText('3,084')).toBeInTheDocument();
  expect(await screen.findByText('163')).toBeInTheDocument();
  expect(screen.getByLabelText('61% of the tickets are completed')).toBeInTheDocument();
  expect(await screen.findByText('Invoice 5036 was paid')).toBeInTheDocument();
  expect(screen.getByText(/^[89] minutes ago$/)).toBeInTheDocument();
  expect(screen.getByLabelText('Sales and visits by month', { selector: 'table' })).toHaveTextContent('5872');
  expect(screen.getByText('$18,400')).toBeInTheDocument();
});

it.each([
  ['pages/profile', 1],
  ['apps/user/view', 0],
])('links to the profile only if its page exists: with the page %s, links: %i', async (path, count) => {
  const page = { path, handle: publicRoute, lazy: async () => ({ Component: () => null }) };
  await openFeature({ ...feature, routes: [...feature.routes, page] }, '/dashboard/analytics');
  expect(await screen.findByText('% more sales', { exact: false })).toBeInTheDocument();
  expect(screen.queryAllByText(/Your new badge is in your profile/)).toHaveLength(count);
  expect(screen.queryAllByRole('link', { name: 'Open profile' })).toHaveLength(count);
});

it('keeps a period per card in the URL', async () => {
  const { router } = await open();
  expect(await screen.findByText('2.4K')).toBeInTheDocument();
  await pick('Average sessions: Last 28 days', 'Last year');
  expect(await screen.findByText('2.1K')).toBeInTheDocument();
  await pick('Support tracker: Last 28 days', 'Last month');
  expect(await screen.findByText('176')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?sessions=last-year&support=last-month');
});

it('lists the sessions of each weekday in a drawer', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'View details' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sessions by weekday' }));
  expect(drawer.getByRole('row', { name: /Thursday 3,350/ })).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'View details' })).toHaveFocus());
});

it('copies its link', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied', { selector: 'output' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(location.href);
});
