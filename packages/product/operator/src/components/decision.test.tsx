import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import type { DepositReview } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import type { KadoStore } from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { review, standInForReviews } from '../test/reviews.ts';
import { OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterEach(() => void vi.useRealTimers());
afterAll(() => server.stop());

const open = (deposit: DepositReview, more: (store: KadoStore, calls: ReturnType<typeof standInForReviews>) => unknown) =>
  openFeature(feature, '/operator/deposits', {
    url: server.url,
    signIn: OPS,
    prepare: (store) => more(store, standInForReviews(store, [deposit])),
  });

it("shows no price until the wallets' currency is loaded, and then the price in it", async () => {
  let answer!: (body: Awaited<ReturnType<KadoStore['api']['balance']['get']>>) => void;
  const declared = { amountMinor: 10_000, currency: 'AED' };
  const feeRule = { fixed: { amountMinor: 0, currency: 'AED' }, percent: '0' };
  await open(review('1', { declared, rate: '0.27', feeRule }), ({ api }) =>
    vi.spyOn(api.balance, 'get').mockReturnValue(new Promise((resolve) => (answer = resolve))),
  );
  expect(await screen.findByRole('button', { name: 'Credit' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: /^Amount in our account/ })).toBeValid();
  const none = { amountMinor: 0, currency: 'USD' };
  answer({ data: { currency: 'USD', available: none, held: none, pending: none } });
  expect(await screen.findByRole('button', { name: /^Credit 27\.00\sUSD$/ })).toBeEnabled();
});

it("shows an error if the wallets' currency fails to load, and allows the credit after a retry", async () => {
  const user = userEvent.setup();
  const { store } = await open(review('1'), ({ api }) => {
    vi.spyOn(api.balance, 'get').mockRejectedValue(new ApiError('No balance now.', 500, 'INTERNAL'));
  });
  expect(await screen.findByText('No balance now.')).toBeVisible();
  vi.mocked(store.api.balance.get).mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Credit \d/ })).toBeEnabled();
});

it.each([
  ['credit', /^Credit \d/],
  ['reject', 'Reject…'],
] as const)('keeps its dialog open while a deposit is being decided, and shows a failure in it: %s', async (call, opener) => {
  const user = userEvent.setup();
  let fail!: (error: Error) => void;
  await open(review('1'), (_, calls) =>
    calls[call].mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)) as never),
  );
  const button = await screen.findByRole('button', { name: opener });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(
    call === 'credit' ? dialog.getByLabelText('Your PIN') : dialog.getByRole('textbox'),
    call === 'credit' ? OPS.pin : 'Too small',
  );
  await user.click(dialog.getByRole('button', { name: /^(Credit|Reject)/ }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  await user.keyboard('{Escape}');
  fail(new ApiError('That failed.', 500, 'INTERNAL'));
  expect(await dialog.findByText('That failed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens the rejection dialog again without the earlier failure', async () => {
  const user = userEvent.setup();
  await open(review('1'), (_, { reject }) => reject.mockRejectedValueOnce(new ApiError('That failed.', 500, 'INTERNAL')));
  await user.click(await screen.findByRole('button', { name: 'Reject…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The picture is too small');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('That failed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Reject…' }));
  expect(within(await screen.findByRole('dialog')).queryByText('That failed.')).toBeNull();
});

it("focuses a missing PIN, and shows the server's refusal at the amount until another amount is typed", async () => {
  const user = userEvent.setup();
  const text = 'The most this bank takes is 5,000.00 USD.';
  const refused = new ApiError('Please check the marked fields.', 422, 'INVALID', { fields: { amount: text } });
  await open(review('1'), (_, { credit }) => credit.mockRejectedValueOnce(refused));
  const amount = await screen.findByRole('textbox', { name: /^Amount in our account/ });
  await user.clear(amount);
  await user.type(amount, '5000.01');
  await user.click(await screen.findByRole('button', { name: /^Credit 4,975\.00\sUSD$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Credit / }));
  expect(dialog.getByLabelText('Your PIN')).toHaveFocus();
  await user.keyboard(OPS.pin);
  await user.click(dialog.getByRole('button', { name: /^Credit / }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(amount).toHaveFocus());
  expect(amount).toBeInvalid();
  await user.type(amount, '{Backspace}0');
  expect(screen.queryByText(text)).toBeNull();
});

it.each([
  ['', 'Enter an amount in figures.'],
  ['4,00,0', 'Enter an amount in figures.'],
  ['0', 'Nothing would be left after the fee.'],
])('explains the problem of the amount %j: %s', async (text, problem) => {
  const user = userEvent.setup();
  await open(review('1'), () => undefined);
  await screen.findByRole('button', { name: /^Credit 298/ });
  const amount = screen.getByRole('textbox', { name: /^Amount in our account/ });
  await user.clear(amount);
  if (text) await user.type(amount, text);
  expect(amount).toHaveAccessibleDescription(problem);
  expect(screen.getByRole('button', { name: 'Credit' })).toBeDisabled();
});

it('does not attribute a credit of this tab to another operator when the list shows it first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  let done = () => {};
  const waiting = review('1');
  await open(waiting, ({ api }, { credit, list }) => {
    const one = vi.spyOn(api.admin.deposits, 'one');
    credit.mockImplementationOnce(async () => {
      const decided = { ...waiting, status: 'credited' as const, decidedBy: 'ops' };
      list.mockResolvedValue({ data: [] });
      one.mockResolvedValue({ data: decided });
      await new Promise<void>((resolve) => (done = resolve));
      return { data: decided };
    });
  });
  await user.click(await screen.findByRole('button', { name: /^Credit / }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your PIN'), OPS.pin);
  await user.click(dialog.getByRole('button', { name: /^Credit / }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByText('Credited', { selector: 'section :not(option)' })).toBeVisible();
  done();
  expect(await screen.findByText(/credited to Maya$/, { selector: 'output' })).toBeInTheDocument();
  expect(screen.queryByText(/already credited/)).toBeNull();
});
