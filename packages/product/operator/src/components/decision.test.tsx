import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import type { DepositReview } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import type { KadoStore } from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { review, standInForReviews } from '../test/reviews.ts';
import { OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  // jsdom has no addresses for files.
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

const open = (deposit: DepositReview, more: (store: KadoStore, calls: ReturnType<typeof standInForReviews>) => unknown) =>
  openFeature(feature, '/operator/deposits', {
    url: server.url,
    signIn: OPS,
    prepare: (store) => more(store, standInForReviews(store, [deposit])),
  });

it('has no price before the currency of wallets is known, and then the price in it', async () => {
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

it('rejects in a dialog that opens again without what failed before', async () => {
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
