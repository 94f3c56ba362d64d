import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Bank } from '@kado/contracts';
import { type Feature, publicRoute } from '@kado/feature-kit';
import { openFeature } from '@kado/feature-kit/testing';
import { banks } from '@kado/state';
import { useToast } from '@kado/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const ONLY_PAYOUT = ({ uses }: Bank) => !uses.includes('deposit');

/** Opens the page after another one loaded fewer banks. The request for all banks waits for `answer`, and fails if it rejects. */
const openAfterPayouts = (answer: () => Promise<void>, isKnown = ONLY_PAYOUT) =>
  openFeature(feature, '/deposits/new', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
    prepare: async (store) => {
      const { data } = await store.api.banks.list();
      const list = vi.spyOn(store.api.banks, 'list').mockResolvedValue({ data: data.filter(isKnown) });
      await store.dispatch(banks.load({ use: 'payout' })).unwrap();
      list.mockRestore();
      const { list: real } = store.api.banks;
      vi.spyOn(store.api.banks, 'list').mockImplementationOnce(async (...query) => {
        await answer();
        return real(...query);
      });
    },
  });
const noBanks = () => screen.queryByRole('heading', { name: 'No bank takes deposits right now' });

it('does not claim that no bank takes deposits while only the banks of another page are loaded', async () => {
  const answer = Promise.withResolvers<void>();
  const { store } = await openAfterPayouts(() => answer.promise);
  expect(await screen.findByRole('heading', { level: 1, name: 'How much would you like to add?' })).toBeVisible();
  await waitFor(() => {
    const { banks: known, bankPrices, balance } = store.getState().app;
    expect([known.loading, bankPrices.data, balance.data]).toEqual([true, expect.any(Array), expect.anything()]);
  });
  expect(noBanks()).toBeNull();
  answer.resolve();
  expect(await screen.findByRole('textbox', { name: /^Amount in/ })).toBeVisible();
});

it.each([
  ['none that takes deposits', undefined],
  ['some that take deposits', ({ countryIso }: Bank) => countryIso === 'GB'],
])('shows an error if the banks fail to load, and retries, when the store has %s', async (_, isKnown) => {
  const { store } = await openAfterPayouts(() => Promise.reject(new Error('The banks are away')), isKnown);
  await waitFor(() => {
    const { banks: known, bankPrices, balance } = store.getState().app;
    expect([known.error, bankPrices.data, balance.data]).toEqual([expect.any(String), expect.any(Array), expect.anything()]);
  });
  await act(async () => undefined); // lets the page render the result
  expect(await screen.findByText('The banks are away')).toBeVisible();
  expect(noBanks()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /^Amount in/ })).toBeVisible();
});

it.each([
  ['5', 'Minimum 10.00 USD'],
  ['6000', 'Maximum 5,000.00 USD'],
])('for the amount %s, shows the limit in the summary instead of asking for an amount', async (amount, limit) => {
  const maya = { identifier: 'maya@kado.test', pin: '274913' };
  await openFeature(feature, '/deposits/new', { url: server.url, signIn: maya });
  const field = await screen.findByRole('textbox', { name: /^Amount in/ });
  const slip = within(screen.getByRole('complementary', { name: 'What you get' }));
  expect(await slip.findByText('Enter an amount')).toBeVisible();
  await userEvent.type(field, amount);
  expect(await slip.findByText(limit, { selector: 'p' })).toBeVisible();
  expect(slip.queryByText('Enter an amount')).toBeNull();
});

/** A page with a button that shows a toast. */
function Elsewhere() {
  const toast = useToast();
  return (
    <button
      type="button"
      onClick={() => toast({ text: '5.00 USD to Ada removed', undo: { label: 'Undo', onUndo: () => undefined } })}
    >
      Remove
    </button>
  );
}
const beside: Feature = {
  ...feature,
  routes: [...feature.routes, { path: 'elsewhere', handle: publicRoute, lazy: async () => ({ Component: Elsewhere }) }],
};

it('dismisses the toasts of the previous page, which would cover the amount', async () => {
  const user = userEvent.setup();
  const signIn = { identifier: 'maya@kado.test', pin: '274913' };
  const { router } = await openFeature(beside, '/elsewhere', { url: server.url, signIn });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await router.navigate('/deposits/new');
  expect(await screen.findByRole('textbox', { name: /^Amount in/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('does not open a deposit whose response arrives after leaving the page', async () => {
  const user = userEvent.setup();
  const signIn = { identifier: 'maya@kado.test', pin: '274913' };
  const { store, router } = await openFeature(beside, '/elsewhere', { url: server.url, signIn });
  const { create } = store.api.deposits;
  const sent = Promise.withResolvers<void>();
  const started = vi.spyOn(store.api.deposits, 'create').mockImplementation(async (...request) => {
    await sent.promise;
    return create(...request);
  });
  await act(() => router.navigate('/deposits/new'));
  await user.type(await screen.findByRole('textbox', { name: /^Amount in/ }), '50');
  await user.click(screen.getAllByRole('button', { name: /^Continue/ })[0]!);
  await waitFor(() => expect(started).toHaveBeenCalled());
  await act(() => router.navigate(-1));
  sent.resolve();
  await waitFor(() => expect(store.getState().prefs['draft.deposit'], 'the answer has come').toBeUndefined());
  expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { pathname: '/elsewhere' } });
});

it('opens the page of a link that is followed before the typed values are in the URL', async () => {
  const opening = Promise.withResolvers<void>();
  const other = {
    path: 'other',
    handle: publicRoute,
    lazy: () => opening.promise.then(() => ({ Component: () => <h1>Other</h1> })),
  };
  const { router } = await openFeature({ ...feature, routes: [...feature.routes, other] } as Feature, '/deposits/new', {
    url: server.url,
    signIn: { identifier: 'maya@kado.test', pin: '274913' },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type((await screen.findAllByRole('textbox'))[0]!, '50');
  act(() => void router.navigate('/other?type=deposit'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(router.state.navigation.location?.pathname).toBe('/other');
  opening.resolve();
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
  vi.useRealTimers();
});
