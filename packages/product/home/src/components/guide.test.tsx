import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Balance, Deposit, Order } from '@kado/contracts';
import { fakePractice, openFeature, type OpenOptions } from '@kado/feature-kit/testing';
import { balance as loadBalance, type KadoStore } from '@kado/state';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const MAYA = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(
  () => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
);

type History = { orders?: Partial<Order>[]; deposits?: Partial<Deposit>[]; balance?: Partial<Record<keyof Balance, number>> };
const usd = (amountMinor = 0) => ({ amountMinor, currency: 'USD' });

/** Opens the home page of an account with these orders and deposits; by default a new account without any. */
async function open({ orders = [], deposits = [], balance = {} }: History = {}, options: OpenOptions = {}) {
  const prepare = ({ api }: KadoStore) => {
    vi.spyOn(api.orders, 'list').mockResolvedValue({ data: orders as Order[] });
    vi.spyOn(api.deposits, 'list').mockResolvedValue({ data: deposits as Deposit[] });
    vi.spyOn(api.balance, 'get').mockResolvedValue({
      data: { currency: 'USD', available: usd(balance.available), held: usd(balance.held), pending: usd(balance.pending) },
    });
  };
  const opened = await openFeature(feature, '/', { url: server.url, signIn: MAYA, prepare, ...options });
  await opened.store.dispatch(loadBalance.load()).unwrap();
  return opened;
}
const guide = () => screen.findByRole('region', { name: 'First steps' });
const stepsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);

const order: Partial<Order> = {
  id: 'o1',
  status: 'processing',
  items: [],
  total: usd(359),
  released: usd(),
  createdAt: '2026-11-20T10:00:00Z',
};

describe('the guide', () => {
  it('guides a new account to its first deposit, order and delivery', async () => {
    await open();
    const links = within(await guide()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/deposits/new', '/send/top-up', '/orders']);
    expect(screen.getByText('Nothing sent yet')).toBeVisible();
  });

  it.each([
    ['nothing for a deposit that was cancelled', { deposits: [{ status: 'cancelled' }] }, [false, false, false]],
    ['the first step for a deposit in review', { deposits: [{ status: 'in_review' }] }, [true, false, false]],
    ['two steps for an order on its way', { orders: [order] }, [true, true, false]],
  ] as [string, History, boolean[]][])('ticks %s', async (_, history, ticked) => {
    await open(history);
    expect(stepsIn(await guide()).map((text) => text?.includes('Done'))).toEqual(ticked);
  });

  it('ends with the first delivered order', async () => {
    await open({ orders: [{ ...order, status: 'completed' }] });
    expect(await screen.findByRole('heading', { name: 'Recent orders' })).toBeVisible();
    expect(screen.queryByText('First steps')).toBeNull();
  });

  it('is not shown when the orders fail to load', async () => {
    await open({}, { prepare: ({ api }: KadoStore) => void vi.spyOn(api.orders, 'list').mockRejectedValue(new Error('down')) });
    expect(await screen.findByText('We couldn’t load your orders')).toBeVisible();
    expect(screen.queryByText('First steps')).toBeNull();
  });

  it('disappears when skipped, for this account only, and keeps the focus on the page', async () => {
    const user = userEvent.setup();
    const { store } = await open();
    await user.click(within(await guide()).getByRole('button', { name: 'Skip the guide' }));
    expect(screen.queryByText('First steps')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(store.getState().prefs['guide.skipped']).toEqual([store.getState().session.user?.id]);
  });

  it('stays for other accounts when one account has skipped it', async () => {
    await open({}, { storage: { prefs: '{"guide.skipped":["somebody-else"]}' } });
    expect(await guide()).toBeVisible();
  });
});

describe('the balance', () => {
  it.each([
    ['at 0.00', {}, 'Add money to start sending'],
    ['at 0.00 while money is in review', { pending: 500 }, 'Nothing is held'],
    ['with money', { available: 500 }, 'Nothing is held'],
  ] as [string, History['balance'], string][])('says what to do first %s', async (_, balance, text) => {
    await open({ balance: balance ?? {} });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add money' })).toHaveAttribute('href', '/deposits/new');
  });

  it('hides its amounts until they are shown again', async () => {
    const user = userEvent.setup();
    const { store } = await open({ balance: { available: 12_345, held: 678, pending: 910 } });
    const eye = await screen.findByRole('button', { name: 'Hide the balance' });
    expect(eye).toHaveAttribute('aria-pressed', 'false');
    await user.click(eye);
    expect(eye).toHaveAttribute('aria-pressed', 'true');
    expect(eye).toHaveFocus();
    expect(document.body.textContent).not.toMatch(/123\.45|6\.78|9\.10/);
    expect(screen.getByText('Hidden')).toBeInTheDocument();
    expect(store.getState().prefs['balance.hidden']).toBe(true);
    await user.click(eye);
    expect(screen.getByText('123.45', { exact: false })).toBeVisible();
  });
});

/** The texts of the primary buttons. */
const filled = () =>
  screen.getAllByRole('link').flatMap(({ className, textContent }) => (className.includes('contained') ? [textContent] : []));

it('does not link to deposits in practice mode, because practice starts with money', async () => {
  const practice = fakePractice(true);
  await open({ balance: { available: 10_000 } }, { app: { practice } });
  expect(stepsIn(await guide())).toEqual([
    expect.stringMatching(/^1Choose whom to send to/),
    expect.stringMatching(/^2Follow it/),
  ]);
  expect(screen.getByRole('link', { name: 'Fill the balance up in your profile' })).toHaveAttribute('href', '/profile');
  expect(filled()).toEqual(['Send a top-up']);
  expect(screen.getAllByRole('link').filter((link) => /deposits|bank-prices/.test(link.getAttribute('href') ?? ''))).toEqual([]);
});

it('links first to the refill in practice mode when no money is left', async () => {
  await open({ balance: { available: 0 } }, { app: { practice: fakePractice(true) } });
  await guide();
  expect(filled()).toEqual(['Fill the balance up in your profile']);
});
