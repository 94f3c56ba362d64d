import { startTestServer, type TestServer } from '@kado/api/testing';
import type { DepositReview } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { review, standInForReviews } from '../test/reviews.ts';
import { OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
afterAll(() => server.stop());

const earlier = review('0', { createdAt: '2026-11-22T12:00:00.000Z' });

async function open(rows: readonly DepositReview[]) {
  let calls!: ReturnType<typeof standInForReviews>;
  await openFeature(feature, '/operator/deposits', {
    url: server.url,
    signIn: OPS,
    prepare: (store) => void (calls = standInForReviews(store, rows)),
  });
  await screen.findByRole('navigation', { name: 'Queue' });
  const entries = () => screen.queryAllByRole('link').filter(({ textContent }) => textContent.includes('KD-'));
  /** Lets the list poll again; its response has these deposits in review. */
  const refresh = async (next: readonly DepositReview[]) => {
    calls.list.mockImplementation(async () => ({ data: [...next] }));
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(entries()).toHaveLength(next.length));
  };
  const current = () =>
    entries().flatMap((entry) => (entry.ariaCurrent === 'true' ? [/KD-\d/.exec(entry.textContent)?.[0]] : []));
  return { ...calls, refresh, current };
}

it('keeps the shown deposit when a refresh of the queue puts another one first', async () => {
  const { refresh, current } = await open([review('1'), review('2')]);
  expect(current()).toEqual(['KD-1']);
  await refresh([review('1'), review('2'), earlier]);
  expect(current()).toEqual(['KD-1']);
});

it('keeps the shown deposit when another operator decides it', async () => {
  const { reject, refresh, current } = await open([review('1'), review('2')]);
  await reject('1', { reason: 'Too small.' });
  await refresh([review('2')]);
  expect(await screen.findByText('Too small.', { selector: 'bdi' })).toBeVisible();
  expect(current()).toEqual([]);
});

it('shows a new deposit that arrives after the last one was decided here', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { refresh, current } = await open([review('1')]);
  await user.click(await screen.findByRole('button', { name: 'Reject…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Too small.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Proof/ })).toBeNull());
  await refresh([review('2')]);
  expect(current()).toEqual(['KD-2']);
  await refresh([review('2'), earlier]);
  expect(current()).toEqual(['KD-2']);
});
