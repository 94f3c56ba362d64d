import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Deposit } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens a deposit of 300.00 AED into a wallet in USD. The first request for prices waits for `answer`, and fails if it rejects. */
async function openDeposit(answer: () => Promise<void>, changed: Partial<Deposit> = {}) {
  const maya = { identifier: 'maya@kado.test', pin: '274913' };
  const { store, router } = await openFeature(feature, '/deposits', { url: server.url, signIn: maya });
  const { banks, bankPrices, deposits } = store.api;
  const bank = (await banks.list({ use: 'deposit' })).data.find(({ currency }) => currency === 'AED');
  const { data } = await deposits.create({ bankId: bank!.id, amount: { amountMinor: 30_000, currency: 'AED' } });
  vi.spyOn(store.api.deposits, 'one').mockResolvedValue({ data: { ...data, ...changed } });
  const { list: real } = bankPrices;
  vi.spyOn(bankPrices, 'list').mockImplementationOnce(async (...query) => {
    await answer();
    return real(...query);
  });
  await router.navigate(`/deposits/${data.id}`);
  await screen.findByText(/^Deposit of 300.00/);
  return within(screen.getByRole('complementary', { name: 'What happens next' }));
}
const none = () => Promise.resolve();
const away = () => Promise.reject(new ApiError('Told by 503', 503, 'UNAVAILABLE'));

it('shows no amount until the bank’s price has loaded, and then the money that the balance gets', async () => {
  const price = Promise.withResolvers<void>();
  const slip = await openDeposit(() => price.promise);
  expect(await slip.findByRole('heading', { name: 'Your balance gets' })).toBeVisible();
  expect(slip.getByRole('group', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  expect(slip.queryByText('300.00')).toBeNull();
  price.resolve();
  expect(await slip.findByText('80.00')).toBeVisible();
  expect(slip.getByRole('heading', { name: 'Your balance gets' })).toBeVisible();
  expect(slip.queryByRole('group', { name: 'Loading' })).toBeNull();
});

it.each([
  ['awaiting_proof', 'You transfer', 'Your balance gets'],
  ['rejected', 'Amount', 'Your balance did not receive'],
] as const)(
  'shows only the transferred amount of a deposit %s if the price fails to load, and retries',
  async (status, known, head) => {
    const slip = await openDeposit(away, { status, ...(status === 'rejected' && { reason: 'Too dark' }) });
    expect(await slip.findByText('Told by 503')).toBeVisible();
    expect(slip.getByRole('heading', { name: known })).toBeVisible();
    expect(slip.getByText('300.00')).toBeVisible();
    expect(slip.queryByRole('heading', { name: head })).toBeNull();
    await userEvent.click(slip.getByRole('button', { name: 'Try again' }));
    expect(await slip.findByText('80.00')).toBeVisible();
    expect(slip.getByRole('heading', { name: head })).toBeVisible();
    expect(slip.queryByText('Told by 503')).toBeNull();
  },
);

it('shows for a rejected deposit the money that the balance did not receive', async () => {
  const slip = await openDeposit(none, { status: 'rejected', reason: 'Too dark' });
  expect(await slip.findByText('80.00')).toBeVisible();
  expect(slip.getByRole('heading', { name: 'Your balance did not receive' })).toBeVisible();
});
