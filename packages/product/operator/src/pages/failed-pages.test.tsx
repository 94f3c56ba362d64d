import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import type { KadoStore } from '@kado/state';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

type Admin = KadoStore['api']['admin'];
const failing = new ApiError('Not now.', 500, 'INTERNAL');

it.each([
  ['orders', 'We couldn’t load this list', ({ orders }: Admin) => vi.spyOn(orders, 'list').mockRejectedValue(failing)],
  ['messages', 'We couldn’t load this list', ({ contact }: Admin) => vi.spyOn(contact, 'list').mockRejectedValue(failing)],
  ['deposits', 'We couldn’t load this list', ({ deposits }: Admin) => vi.spyOn(deposits, 'list').mockRejectedValue(failing)],
  ['ledger', 'We could not compute the balances', ({ ledger }: Admin) => vi.spyOn(ledger, 'proof').mockRejectedValue(failing)],
] as const)('keeps the error of a polled page until the user retries: %s', async (page, title, fail) => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  let call!: ReturnType<typeof fail>;
  await openFeature(feature, `/operator/${page}`, {
    url: server.url,
    signIn: OPS,
    prepare: ({ api }) => (call = fail(api.admin)),
  });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Try again' });
  call.mockClear();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(call).not.toHaveBeenCalled();
  expect(button).toBeVisible();
  call.mockRestore();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
});
