import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Opens a new deposit from a page that loads no banks. The first request for banks waits for `answer`, and fails if it rejects. */
async function openDeposit(answer: () => Promise<void>) {
  const maya = { identifier: 'maya@kado.test', pin: '274913' };
  const { store, router } = await openFeature(feature, '/deposits/none', { url: server.url, signIn: maya });
  const { banks, deposits } = store.api;
  const bank = (await banks.list({ use: 'deposit' })).data.find(({ currency }) => currency === 'USD');
  const { data } = await deposits.create({ bankId: bank!.id, amount: { amountMinor: 30_000, currency: 'USD' } });
  const { list: real } = banks;
  vi.spyOn(banks, 'list').mockImplementationOnce(async (...query) => {
    await answer();
    return real(...query);
  });
  await router.navigate(`/deposits/${data.id}`);
  return within(await screen.findByRole('region', { name: 'Where to transfer' }));
}
const TEXT = /couldn’t load the bank’s account/;

it('waits for the account while the banks load', async () => {
  const listed = Promise.withResolvers<void>();
  const details = await openDeposit(() => listed.promise);
  expect(details.getByRole('group', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  expect(details.queryByText(TEXT)).toBeNull();
  listed.resolve();
  expect(await details.findByText('0091 4420 7')).toBeVisible();
  expect(details.queryByRole('group', { name: 'Loading' })).toBeNull();
});

it('retries the banks on a press after a failure', async () => {
  const details = await openDeposit(() => Promise.reject(new ApiError('Told by 503', 503, 'UNAVAILABLE')));
  expect(await details.findByText('Told by 503')).toBeVisible();
  expect(details.getByText(TEXT)).toBeVisible();
  await userEvent.click(details.getByRole('button', { name: 'Try again' }));
  expect(await details.findByText('0091 4420 7')).toBeVisible();
});

it('retries the banks when the browser is online again', async () => {
  const details = await openDeposit(() => Promise.reject(new ApiError('Network Error', 0, 'NETWORK')));
  expect(await details.findByText(TEXT)).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  expect(await details.findByText('0091 4420 7')).toBeVisible();
});
