import { startTestServer, type TestServer } from '@kado/api/testing';
import { fakePractice, openFeature, type OpenOptions } from '@kado/feature-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (address: string, options: OpenOptions = {}) =>
  openFeature(feature, address, { url: server.url, signIn: maya, ...options });
/** The table's rows, without the day rows and the header. */
const lines = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('cell').length === 4);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the statement', () => {
  it('shows the balance after each line, newest first, ending with the current balance', async () => {
    await open('/transactions');
    await screen.findByRole('table');
    const figures = lines().map((row) => cells(row).at(-1));
    expect(figures[0]).toBe('500.00');
    expect((await screen.findAllByText('500.00', { exact: false })).length).toBeGreaterThan(0);
    expect(cells(lines().at(-1)!)[2]).toBe('+298.50');
    expect(figures.at(-1)).toBe('298.50');
  });

  it('hides the balance and the balance after each line, but not the movements', async () => {
    const user = userEvent.setup();
    await open('/transactions');
    await screen.findByRole('table');
    await user.click(await screen.findByRole('button', { name: 'Hide the balance', pressed: false }));
    expect(screen.queryAllByText('500.00', { exact: false })).toEqual([]);
    expect(lines().map((row) => cells(row).at(-1))).toEqual(lines().map(() => 'Hidden•••••'));
    expect(cells(lines().at(-1)!)[2]).toBe('+298.50');
    await user.click(screen.getByRole('button', { name: 'Hide the balance', pressed: true }));
    expect(cells(lines()[0]!).at(-1)).toBe('500.00');
  });

  it('explains the balance line by line, from the day on which it last changed', async () => {
    const user = userEvent.setup();
    await open('/transactions');
    await user.click(await screen.findByRole('button', { name: /^Why 500\.00\sUSD\?$/, expanded: false }));
    const why = screen.getByRole('region', { name: 'Why 500.00' });
    const figures = within(why)
      .getAllByRole('definition')
      .map(({ textContent }) => Math.round(Number(textContent.replace('−', '-')) * 100));
    expect(figures.length).toBeGreaterThan(2);
    expect(figures.slice(0, -1).reduce((sum, each) => sum + each)).toBe(figures.at(-1));
    expect(within(why).getAllByRole('term')[0]).toHaveTextContent(/^(Started today with|Balance before \w{3} \d)/);
    await user.click(within(why).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Why 500.00' })).toBeNull();
  });

  it('C9 determines "today" by the server’s date, also in a tab that stayed open over midnight', async () => {
    const user = userEvent.setup();
    // The newest transaction and the hold before it belong to one order and have the same date.
    const { store } = await open('/transactions', {
      prepare: ({ api: { transactions } }) => {
        const { list } = transactions;
        vi.spyOn(transactions, 'list').mockImplementation(async (...query) => {
          const page = await list(...query);
          const noon = `${page.data[0]!.at.slice(0, 10)}T12:00:00.000Z`;
          return { ...page, data: page.data.map((row, index) => (index < 2 ? { ...row, at: noon } : row)) };
        });
      },
    });
    const [newest] = (await store.api.transactions.list()).data;
    await user.click(await screen.findByRole('button', { name: /^Why 500/ }));
    const shownAt = (time: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(time);
      fireEvent(document, new Event('visibilitychange'));
    };
    shownAt(Date.parse(newest!.at));
    expect(within(screen.getByRole('table')).getByText(/^Today, /)).toBeInTheDocument();
    expect(screen.getByText('Started today with')).toBeVisible();
    shownAt(Date.parse(newest!.at) + 86_400_000);
    expect(within(screen.getByRole('table')).queryByText(/^Today, /)).toBeNull();
    expect(within(screen.getByRole('table')).getByText(/^Yesterday, /)).toBeInTheDocument();
    expect(screen.queryByText('Started today with')).toBeNull();
  });

  it('links an amount to its order', async () => {
    await open('/transactions?type=hold');
    await screen.findByRole('table');
    for (const row of lines())
      expect(within(row).getByRole('link', { name: 'Held' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/orders\/[0-9a-f-]{36}$/),
      );
  });

  it('links a credit to its deposit', async () => {
    await open('/transactions?type=deposit');
    await screen.findByRole('table');
    for (const row of lines())
      expect(within(row).getByRole('link', { name: 'Money added' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/deposits\/[0-9a-f-]{36}$/),
      );
  });

  it('shows an adjustment without a link', async () => {
    await open('/transactions', {
      prepare: ({ api: { transactions } }) => {
        const { list } = transactions;
        vi.spyOn(transactions, 'list').mockImplementation(async (...query) => {
          const page = await list(...query);
          const data = page.data.map(({ depositId, ...row }) => (depositId ? { ...row, type: 'adjustment' as const } : row));
          return { ...page, data };
        });
      },
    });
    await screen.findByRole('table');
    const row = lines().at(-1)!;
    expect(row).toHaveTextContent(/Adjustment.*\+298\.50/);
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('links to adding money, to the deposits and to the bank prices', async () => {
    await open('/transactions');
    for (const [name, to] of [
      ['Add money', '/deposits/new'],
      ['Deposits', '/deposits'],
      ['Bank prices', '/bank-prices'],
    ] as const)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('keeps the filters by type and text in the URL', async () => {
    const user = userEvent.setup();
    const { router } = await open('/transactions');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Money added' }));
    expect(router.state.location.search).toBe('?type=deposit');
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.type(screen.getByRole('searchbox', { name: 'Search transactions' }), 'zzzz');
    expect(await screen.findByRole('heading', { name: 'No transactions found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
  });

  it('accepts a custom period', async () => {
    const user = userEvent.setup();
    await open('/transactions');
    await screen.findByRole('table');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'own');
    expect(screen.getByLabelText('From')).toBeVisible();
  });
});

it('links in practice mode to the refill of the balance, but not to deposits', async () => {
  const practice = fakePractice(true);
  await openFeature(feature, '/transactions', { url: server.url, signIn: maya, app: { practice } });
  expect(await screen.findByRole('link', { name: 'Fill the balance up in your profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('link', { name: 'Add money' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Bank prices' })).toBeNull();
});
