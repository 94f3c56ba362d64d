import { startTestServer, type TestServer } from '@kado/api/testing';
import type { DepositReview } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { prefChanged } from '@kado/state';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feature } from '../index.ts';
import { review, standInForReviews } from '../test/reviews.ts';
import { OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

async function open(rows: readonly DepositReview[], address = '/operator/deposits') {
  let calls!: ReturnType<typeof standInForReviews>;
  const prepare = (store: Parameters<typeof standInForReviews>[0]) => void (calls = standInForReviews(store, rows));
  const opened = await openFeature(feature, address, { url: server.url, signIn: OPS, prepare });
  return { ...opened, ...calls };
}
const entries = async () => within(await screen.findByRole('navigation', { name: 'Queue' })).getAllByRole('link');
const search = () => screen.getByRole('searchbox', { name: 'Search' });

describe('the deposits to review', () => {
  it('are credited with the received amount after the PIN; show a wrong PIN at its field; then show the next', async () => {
    const user = userEvent.setup();
    const second = review('2', { createdAt: '2026-11-23T13:00:00.000Z' });
    const { stepUp, credit } = await open([second, review('1')]);
    expect((await entries()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('KD-1'),
      expect.stringContaining('KD-2'),
    ]);
    expect(await screen.findByRole('img', { name: 'Proof of payment of Maya Haddad' })).toBeVisible();
    expect(screen.getByText('11 credited, 0 rejected')).toBeVisible();
    const amount = screen.getByRole('textbox', { name: /^Amount in our account/ });
    await user.clear(amount);
    await user.type(amount, '200');
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'seen on the account');
    await user.click(await screen.findByRole('button', { name: /^Credit 199\.00\sUSD$/ }));
    const dialog = await screen.findByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: /^Credit 199\.00\sUSD$/ });
    await user.type(within(dialog).getByLabelText('Your PIN'), '913572');
    await user.click(confirm);
    expect(await within(dialog).findByText('Wrong PIN. 4 tries left.')).toBeVisible();
    expect(credit).not.toHaveBeenCalled();
    await user.type(within(dialog).getByLabelText('Your PIN'), OPS.pin);
    await user.click(confirm);
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(stepUp.mock.lastCall?.[0]).toEqual({ pin: OPS.pin, purpose: 'credit', ref: '1' });
    expect(credit.mock.lastCall?.slice(0, 2)).toEqual([
      '1',
      { amount: { amountMinor: 20_000, currency: 'USD' }, note: 'seen on the account', grant: 'grant' },
    ]);
    await waitFor(async () => expect((await entries())[0]).toHaveAttribute('aria-current', 'true'));
  });

  it.each([
    ['0', 500, 'Fee'],
    ['1.5', 0, 'Fee, 1.5%, at most 5.00'],
    ['1.5', 100, 'Fee, 1.00 each time, 1.5%, at most 5.00'],
    ['0', 0, 'Fee'],
  ])('describe a fee of %s percent plus %i, and show the currency in the queue', async (percent, amountMinor, label) => {
    const fixed = { amountMinor, currency: 'AED' };
    const feeRule = { fixed, percent, cap: { ...fixed, amountMinor: 500 } };
    await open([review('1', { declared: { amountMinor: 30_000, currency: 'AED' }, rate: '0.27', feeRule })]);
    expect(await screen.findByText(label, { selector: 'dt' })).toBeVisible();
    expect((await entries())[0]).toHaveTextContent('300.00 AED');
  });

  it('are requested with the longest wait first, so that a long queue hides none; decided ones newest first', async () => {
    const { list } = await open([review('1')]);
    await entries();
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'in_review', order: 'waiting' }), expect.anything());
    const decided = await open([review('1', { status: 'credited' })], '/operator/deposits?status=credited');
    await waitFor(() =>
      expect(decided.list).toHaveBeenLastCalledWith(
        expect.objectContaining({ status: 'credited', order: 'newest' }),
        expect.anything(),
      ),
    );
  });

  it('are rejected with a reason', async () => {
    const user = userEvent.setup();
    const { reject } = await open([review('1'), review('2')], '/operator/deposits?id=2');
    await user.click(await screen.findByRole('button', { name: 'Reject…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findByText('Please give a reason.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox'), 'The picture is too small');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reject.mock.lastCall?.slice(0, 2)).toEqual(['2', { reason: 'The picture is too small' }]);
  });

  it('can be navigated by keyboard, and the URL has the chosen one', async () => {
    const user = userEvent.setup();
    const { router } = await open([review('1'), review('2')]);
    expect(await entries()).toHaveLength(2);
    await user.keyboard('j');
    await waitFor(() => expect(router.state.location.search).toContain('id=2'));
    await user.keyboard('k');
    await waitFor(() => expect(router.state.location.search).toContain('id=1'));
    await user.keyboard('gc');
    expect(screen.queryByLabelText('Your PIN'), 'the key after G is no key of its own').toBeNull();
    await user.keyboard('r');
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: /^Credit 298/ });
    await user.keyboard('c');
    await waitFor(() => expect(screen.getByLabelText('Your PIN')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(search(), 'jk');
    expect(search()).toHaveValue('jk');
    expect(await screen.findByText('Nothing matches the filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(router.state.location.search).toBe('');
  });

  it('ignore the keyboard when shortcuts are switched off', async () => {
    const user = userEvent.setup();
    const { store } = await open([review('1'), review('2')]);
    await entries();
    expect(screen.getByText(/^Keys: /)).toBeInTheDocument();
    act(() => void store.dispatch(prefChanged({ name: 'shortcuts.off', value: true })));
    await user.keyboard('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/^Keys: /)).toBeNull();
  });

  it("show that a proof was used before, and that it is the customer's first deposit", async () => {
    const seen = { depositId: '9', reference: 'KD-9', status: 'credited', createdAt: '2026-11-01T12:00:00.000Z' } as const;
    const customer = { ...review('1').customer, credited: 0 };
    await open([review('1', { sameProof: [seen], customer })]);
    const [entry] = await entries();
    expect(entry).toHaveTextContent('proof seen before');
    expect(entry).toHaveTextContent('first deposit');
    expect(await screen.findByRole('link', { name: 'KD-9, Credited' })).toHaveAttribute(
      'href',
      '/operator/deposits?status=&id=9',
    );
  });

  it('cannot be decided by the operator who owns them', async () => {
    await open([review('1', { own: true })]);
    expect(await screen.findByText('This is your own deposit. Another operator has to decide.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Credit|^Reject/ })).toBeNull();
  });

  it('show the outcome of a decided deposit', async () => {
    const decided = review('1', { status: 'rejected', reason: 'Too small.', decidedAt: '2026-11-23T14:00:00.000Z' });
    await open([decided], '/operator/deposits?id=1');
    // Isolated from the surrounding text, so that in Arabic the full stop stays at its end.
    const reason = await screen.findByText('Too small.', { selector: 'bdi' });
    expect(reason.parentElement).toHaveTextContent('Reason: Too small.');
    expect(screen.queryByRole('button', { name: /^Credit|^Reject/ })).toBeNull();
  });

  it('show an error when they fail to load', async () => {
    await open([], '/operator/deposits?id=unknown');
    expect(await screen.findByRole('heading', { name: 'We couldn’t load this deposit' })).toBeVisible();
  });
});

it('does not change the filters of the next page when the response to a decision arrives after leaving', async () => {
  const user = userEvent.setup();
  const { router, reject } = await open([review('1'), review('2')]);
  const answer = Promise.withResolvers<{ data: DepositReview }>();
  reject.mockReturnValue(answer.promise);
  await user.click(await screen.findByRole('button', { name: 'Reject…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Too small.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(reject).toHaveBeenCalled());
  await act(() => router.navigate('/operator/orders?q=Ada'));
  answer.resolve({ data: review('1', { status: 'rejected' }) });
  expect(await screen.findByText('Maya’s deposit was rejected', { selector: 'output' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/operator/orders', search: '?q=Ada' });
});
