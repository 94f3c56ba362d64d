import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Deposit } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { startDeposit } from '../test/start-deposit.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (address: string, options: Parameters<typeof openFeature>[2] = {}) =>
  openFeature(feature, address, { url: server.url, signIn: maya, ...options });

/** Opens the page of a new deposit; `changed` overrides fields of the deposit. */
async function openDeposit(changed: Partial<Deposit> = {}) {
  const opened = await open('/deposits');
  const deposit = await startDeposit(opened.store);
  if (changed.status) vi.spyOn(opened.store.api.deposits, 'one').mockResolvedValue({ data: { ...deposit, ...changed } });
  await opened.router.navigate(`/deposits/${deposit.id}`);
  return { ...opened, deposit };
}
const amountField = () => screen.findByRole('textbox', { name: /^Amount in/ });
const startButton = () => screen.getByRole('button', { name: 'Show me where to transfer' });

describe('a new deposit', () => {
  it('shows fee and credit of each bank for the typed amount, and then opens the transfer details', async () => {
    const user = userEvent.setup();
    const { router } = await open('/deposits/new');
    await user.type(await amountField(), '300');
    const slip = screen.getByRole('complementary', { name: 'What you get' });
    expect(within(slip).getByText('298.50')).toBeVisible();
    expect(within(slip).getByText('798.50 USD')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Brightmoor Savings/ }));
    expect(within(slip).getByText('299.00')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?amount=300&bank=[0-9a-f-]{36}$/));
    await user.click(startButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Transfer with this reference' })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/^\/deposits\/[0-9a-f-]{36}$/);
    expect(await screen.findByText('Deposit of 300.00 USD through Brightmoor Savings')).toBeVisible();
    expect(screen.getByText(/h \d+ min left/)).toBeVisible();
  });

  it('starts with the bank and the amount of a link, and keeps them through a reload', async () => {
    const { store } = await open('/deposits');
    const { data } = await store.api.banks.list({ use: 'deposit' });
    const bank = data.find(({ name }) => name === 'Quillstone Bank')!;
    await open(`/deposits/new?bank=${bank.id}&amount=250.50`);
    expect(await amountField()).toHaveValue('250.50');
    expect(screen.getByRole('radio', { name: /Quillstone Bank/ })).toBeChecked();
  });

  it('starts with the amount that credits the money missing in a cart, including the fee', async () => {
    await open('/deposits/new?credit=20.00');
    expect(await amountField()).toHaveValue('20.11');
    const slip = screen.getByRole('complementary', { name: 'What you get' });
    expect(within(slip).getByText('20.11 USD')).toBeVisible();
  });

  it('changes the currency of the transfer, and prices it in the wallet’s currency', async () => {
    const user = userEvent.setup();
    await open('/deposits/new?amount=100');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency of your transfer' }), 'GBP');
    expect(await screen.findByRole('radio', { name: /Fernhollow Bank/ })).toBeChecked();
    const slip = screen.getByRole('complementary', { name: 'What you get' });
    expect(within(slip).getByText('100.00 GBP')).toBeVisible();
    expect(within(slip).getByText(/^1 GBP = /)).toBeVisible();
  });

  it.each([
    ['5', 'Alderway Bank takes at least 10.00 USD', 'Minimum 10.00\u00A0USD'],
    ['6000', 'Alderway Bank takes at most 5,000.00 USD', 'Maximum 5,000.00\u00A0USD'],
  ])('shows the limit that %s violates, also on the button', async (amount, error, label) => {
    const user = userEvent.setup();
    await open('/deposits/new');
    await user.type(await amountField(), amount);
    await user.tab();
    expect(await screen.findByText(error)).toBeVisible();
    expect(await amountField()).toBeInvalid();
    for (const button of screen.getAllByRole('button', { name: label })) expect(button).toBeDisabled();
  });

  it.each([
    ['the server’s', new ApiError('Told by 500', 500, 'INTERNAL'), 'Told by 500'],
    ['the offline', new ApiError('Network Error', 0, 'NETWORK'), /The server cannot be reached/],
    [
      'the field’s',
      new ApiError('outer', 422, 'INVALID', { fields: { 'amount.amountMinor': 'Not this amount' } }),
      'Not this amount',
    ],
  ])('C1 shows %s text of a refusal and keeps the typed values', async (_, error, text) => {
    const user = userEvent.setup();
    const { store } = await open('/deposits/new?amount=300');
    await amountField();
    vi.spyOn(store.api.deposits, 'create').mockRejectedValue(error);
    await user.click(startButton());
    expect(await screen.findByText(text)).toBeVisible();
    expect(await amountField()).toHaveValue('300');
    expect(startButton()).toBeEnabled();
  });
});

describe('a deposit', () => {
  it('copies reference, amount and account exactly', async () => {
    const user = userEvent.setup();
    const { deposit } = await openDeposit();
    await user.click(await screen.findByRole('button', { name: 'Copy Reference' }));
    expect(await navigator.clipboard.readText()).toBe(deposit.reference);
    await user.click(screen.getByRole('button', { name: 'Copy Amount' }));
    expect(await navigator.clipboard.readText()).toBe('300.00');
    expect(await screen.findByText('0091 4420 7')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Copy Account' }));
    expect(await navigator.clipboard.readText()).toBe('009144207');
    expect((await screen.findAllByText('Account copied'))[0]).toBeInTheDocument();
  });

  it('is cancelled after a confirmation', async () => {
    const user = userEvent.setup();
    await openDeposit();
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the deposit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This deposit is cancelled' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/deposits\/new\?bank=[0-9a-f-]{36}&amount=300\.00$/),
    );
  });

  it('shows the reason of a rejection and a link to try again', async () => {
    await openDeposit({ status: 'rejected', reason: 'The picture is too dark' });
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not accept this deposit' })).toBeVisible();
    expect(screen.getByText('The picture is too dark', { selector: 'bdi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
  });

  it('links a credit to its transaction', async () => {
    const { deposit } = await openDeposit({ status: 'credited', credited: { amountMinor: 29_850, currency: 'USD' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'The money is in your balance' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the transaction' })).toHaveAttribute(
      'href',
      `/transactions?type=deposit&q=${deposit.reference}`,
    );
  });

  it('shows the next step after its expiry', async () => {
    await openDeposit({ status: 'expired' });
    expect(await screen.findByText(/start a new deposit for the same amount/)).toBeVisible();
  });

  it('shows that a deposit was not found', async () => {
    await open('/deposits/019b76da-a800-7afb-8d80-93d92d44a364');
    expect(await screen.findByRole('heading', { name: 'Deposit not found' })).toBeVisible();
  });

  it('C1 shows why a cancellation failed, keeps the deposit unchanged, and allows another attempt at once', async () => {
    const user = userEvent.setup();
    const { store } = await openDeposit();
    vi.spyOn(store.api.deposits, 'cancel').mockRejectedValueOnce(new ApiError('Told by 409', 409, 'STATE_CONFLICT'));
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the deposit' }));
    expect((await screen.findAllByText('Told by 409'))[0]).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Transfer with this reference', hidden: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel the deposit' }));
    expect(await screen.findByText('The deposit is cancelled', { selector: 'output' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'This deposit is cancelled' })).toBeVisible();
  });
});
