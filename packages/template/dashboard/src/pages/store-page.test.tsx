import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

let held = Promise.resolve();
const server = createMockServer({ now: () => new Date('2026-11-21T10:00:00Z'), wait: () => held });
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const open = (search = '') => openFeature(feature, `/${search}`);
// By label: a query by role would compute the accessible names of the whole dashboard.
const card = (name: string) => within(screen.getByLabelText(name));
const said = async (text: string) => expect(await screen.findByText(text, { selector: 'output' })).toBeInTheDocument();
const choose = async (button: string, entry: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText(button));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

it('shows the figures of the shop', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Store overview' })).toBeInTheDocument();
  expect(await screen.findByText('$307,476')).toBeInTheDocument();
  const strip = card('Statistics');
  for (const text of ['2,652', '2,200', '27', '$284,700', '85% of $335K goal'])
    expect(strip.getAllByText(text)[0]).toBeInTheDocument();
  const companies = within(await screen.findByLabelText('Companies'));
  expect(companies.getAllByRole('row').map((row) => row.textContent)[4]).toContain('Andes Data');
  expect(await screen.findByLabelText('84% of the yearly goal')).toBeInTheDocument();
  expect(await screen.findByText('−$36.20')).toBeInTheDocument();
});

it('is busy until the figures of its cards have arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  await server.control.conditions.set({ cards: { latency: [1, 1], failureRate: 0 } });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Store overview' })).toBeInTheDocument();
  expect(card('Statistics').getAllByText('Loading')[0]?.closest('[aria-busy="true"]')).not.toBeNull();
  resolve();
  expect(await screen.findByText('$307,476')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});

it('offers a chart as a table too', async () => {
  await open();
  expect(await screen.findByText('$26,680')).toBeInTheDocument();
  const months = screen.getByLabelText('Revenue in 2020 by month', { selector: 'table' });
  expect(months).toHaveTextContent('September$8,430$3,640$5,700');
});

it('reads the period from the URL and writes it there', async () => {
  const user = userEvent.setup();
  const { router } = await open('?period=last-year');
  expect(await screen.findByText('32,885')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Dates: / }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last 28 days' }));
  expect(await screen.findByText('2,652')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('shows the browsers and the transactions of the period, and names the period', async () => {
  await open('?period=last-year');
  expect(await screen.findByText('47.9%')).toBeInTheDocument();
  expect(screen.getByText('Last year, sessions')).toBeInTheDocument();
  expect(screen.getAllByText('Last year', { selector: 'h2 + *' })).toHaveLength(2);
});

it('shows another year of revenue', async () => {
  const user = userEvent.setup();
  const { router } = await open();
  await user.click(await screen.findByRole('radio', { name: '2019' }));
  expect(await screen.findByText('$33,880')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?year=2019');
});

it('raises the budget, with undo', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Increase budget' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Increase the 2020 budget' }));
  const field = dialog.getByRole('textbox', { name: 'Add to the budget' });
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Increase budget' }));
  expect(await dialog.findByText('Enter a whole amount above zero')).toBeInTheDocument();
  await user.type(field, '100000000');
  expect(await dialog.findByText('Maximum 99,937,999')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '3,200');
  expect(dialog.getByText('From $62,000 to $65,200')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Increase budget' }));
  const undo = await screen.findByText('Undo');
  undo.focus(); // Keeps the toast open.
  await said('The 2020 budget is now $65,200');
  expect(await screen.findByText('$65,200')).toBeInTheDocument();
  await user.click(undo);
  await said('The budget is back to $62,000');
});

it('keeps a rejected budget in its field', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Increase budget' }));
  server.fail('/card/card-analytics/revenue-report', 503, 'The books are closed');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Increase budget' }));
  expect(await dialog.findByText('The books are closed')).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('5000');
});

it('joins the meetup and leaves it', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  await said('See you there');
  expect(await screen.findByText('34 are going')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('33 are going')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await screen.findByText('Maybe next time', { selector: 'span' })).toBeInTheDocument();
});

it('hides a card, shows it again and stores the choice', async () => {
  const user = userEvent.setup();
  await open();
  await choose('Companies: more actions', 'Hide this card');
  expect(screen.queryByLabelText('Companies')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(localStorage.getItem('prefs')).toContain('companies');
  await said('Hidden: Companies');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByLabelText('Companies')).toBeInTheDocument();
  await choose('Goal overview: more actions', 'Hide this card');
  await choose('1 card hidden', 'Show Goal overview');
  expect(await screen.findByText('2,847')).toBeInTheDocument();
  expect(localStorage.getItem('prefs')).toBeNull();
});

it('refreshes a card and saves it as a file', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open();
  await choose('Browsers: more actions', 'Refresh');
  await said('Up to date: Browsers');
  // Toasts are shown one after the other: this one is dismissed, so that the next appears.
  await userEvent.setup().click(await screen.findByLabelText('Dismiss this message'));
  await choose('Browsers: more actions', 'Save as CSV');
  await said('browsers.csv saved: 5 rows');
  expect((await files[0]!.text()).trim().split('\r\n')[1]).toBe('Chrome,49.7');
});

it('shows the failure of a request in each card that needs it', async () => {
  const user = userEvent.setup();
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent?.replace('Try again', ''));
  const retry = () => user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  server.fail('/card/store-overview', 503, 'The shop is asleep');
  server.fail('/card/card-analytics/goal-overview', 503, 'The goal is asleep');
  await open();
  await waitFor(() => expect(alerts().toSorted()).toEqual(['The goal is asleep', ...Array(7).fill('The shop is asleep')]));
  expect(await screen.findByText('$26,680')).toBeInTheDocument();
  await server.reset();
  server.fail('/card/card-analytics/goal-overview', 503, 'The goal is asleep');
  await retry();
  expect(await screen.findByText('$307,476')).toBeInTheDocument();
  await waitFor(() => expect(alerts()).toEqual(['The goal is asleep']));
  await server.reset();
  await retry();
  expect(await screen.findByText('2,847')).toBeInTheDocument();
});

it('shows its heading and its counts in Arabic', async () => {
  await openFeature(feature, '/', { lng: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'نظرة على المتجر' })).toBeInTheDocument();
  expect(await screen.findByText('33 شخصًا سيحضرون')).toBeInTheDocument();
  expect(await screen.findByText(/جدد، .*عائدون$/)).toBeInTheDocument();
  expect(screen.getByText(/متوفر، .*قارب النفاد$/)).toBeInTheDocument();
});

it('is hidden from a user without the right to read it', async () => {
  const opening = openFeature(feature, '/', { ability: [{ action: 'read', subject: 'ACL' }] });
  await expect(opening).rejects.toMatchObject({ status: 403 });
  expect(screen.queryByRole('heading', { name: 'Store overview' })).not.toBeInTheDocument();
});
