import { startTestServer, type TestServer } from '@kado/api/testing';
import type { DepositReview, LanguageCode } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import * as state from '@kado/state';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { review, standInForReviews } from '../test/reviews.ts';
import { OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterEach(() => void vi.useRealTimers());
afterAll(() => server.stop());

const open = (rows: readonly DepositReview[], nextCursor?: string, address = '/operator/deposits', lng: LanguageCode = 'en') =>
  openFeature(feature, address, {
    url: server.url,
    signIn: OPS,
    lng,
    prepare: (store) => {
      const { list } = standInForReviews(store, rows);
      if (nextCursor) list.mockResolvedValue({ data: [...rows], meta: { nextCursor } });
    },
  });

it('shows how many deposits wait if the whole queue is loaded', async () => {
  await open([review('1'), review('2')]);
  expect(await screen.findByText(/^2 waiting, oldest/)).toBeVisible();
});

it('shows that more deposits wait if the queue is longer than the loaded page', async () => {
  await open([review('1'), review('2')], 'next');
  expect(await screen.findByText(/^More than 2 waiting, oldest/)).toBeVisible();
});

const seen = { status: 'credited', createdAt: '2026-11-01T12:00:00.000Z' } as const;
const sameProof = ['8', '9'].map((id) => ({ ...seen, depositId: id, reference: `KD-${id}` }));

it('lists the deposits that used the same proof before', async () => {
  await open([review('1', { sameProof })]);
  const list = within((await screen.findByRole('link', { name: 'KD-8, Credited' })).closest('ul')!);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['KD-8, Credited', 'KD-9, Credited']);
});

it('separates the deposits that used the same proof with the comma of the language', async () => {
  await open([review('1', { sameProof })], undefined, '/operator/deposits', 'ar');
  expect((await screen.findByText(/KD-9/, { selector: 'a' })).textContent).toMatch(/^\u2067\u2068KD-9\u2069، \u2068\p{L}/u);
  expect(screen.getByText(/slip\.png/).textContent).toMatch(/\u2068KD-8\u2069، \u2068KD-9\u2069/);
});

it('keeps the typed values of a deposit while the operator visits others', async () => {
  const user = userEvent.setup();
  await open([review('1'), review('2')]);
  const amount = () => screen.getByRole('textbox', { name: /^Amount in our account/ });
  await screen.findByRole('button', { name: /^Credit 298/ });
  await user.clear(amount());
  await user.type(amount(), '200');
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'seen');
  await user.click(screen.getByRole('link', { name: /KD-2/ }));
  await waitFor(() => expect(amount()).toHaveValue('300.00'));
  await user.keyboard('k');
  await waitFor(() => expect(amount()).toHaveValue('200'));
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('seen');
  expect(screen.getByRole('button', { name: /^Credit 199\.00\sUSD$/ })).toBeEnabled();
});

it('keeps the typed values of a deposit while the operator visits its customer, until it is decided', async () => {
  const user = userEvent.setup();
  const { router, store } = await open([review('1')]);
  const note = () => screen.findByRole('textbox', { name: /^Note/ });
  await user.type(await note(), 'seen');
  await user.click(screen.getByRole('link', { name: 'Maya Haddad' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull());
  await act(() => router.navigate(-1));
  expect(await note()).toHaveValue('seen');
  await user.click(await screen.findByRole('button', { name: /^Credit 298/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your PIN'), OPS.pin);
  await user.click(dialog.getByRole('button', { name: /^Credit 298/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(store.getState().prefs).toEqual({}));
});

it('replaces the toast of the previous decision at once', async () => {
  const user = userEvent.setup();
  await open([review('1'), review('2', { customer: { ...review('2').customer, firstName: 'Sami' } })]);
  for (const name of ['Maya', 'Sami']) {
    await screen.findByText(`Credit to ${name}`);
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'The picture is too small');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(`${name}’s deposit was rejected`, { selector: 'output' })).toBeInTheDocument();
  }
});

it.each(['deposits', 'ledger'] as const)('debounces the search: %s', async (page) => {
  const { store } = await open([review('1')], undefined, `/operator/${page}`);
  const { deposits, ledger } = store.api.admin;
  const list = page === 'deposits' ? vi.mocked(deposits.list) : vi.spyOn(ledger, 'accounts');
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  list.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const value of ['a', 'ab', 'abc']) fireEvent.change(search, { target: { value } });
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  // Polling also requests the list, without a search text until the user stops typing.
  const searched = () => list.mock.calls.flatMap(([query]) => (query?.q ? [query.q] : []));
  await waitFor(() => expect(searched()).toEqual(['abc']));
});

it('shows how long a deposit has waited by the server’s clock', async () => {
  const now = Date.now() + 400 * 86_400_000;
  vi.spyOn(state, 'serverNow').mockReturnValue(now);
  await open([review('1', { createdAt: new Date().toISOString() })]);
  expect(await screen.findByText('1 waiting, received 400 days ago')).toBeVisible();
  expect(await screen.findByRole('link', { name: /KD-1/ })).toHaveTextContent('400 days ago');
});
