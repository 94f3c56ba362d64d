import { startTestServer, type TestServer } from '@kado/api/testing';
import type { Bank, Deposit } from '@kado/contracts';
import { openFeature } from '@kado/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { callAs, MAYA, OPS } from '../test/server.ts';

const OTHER = { identifier: 'other@kado.test', pin: OPS.pin };

let server: TestServer;
let other: Awaited<ReturnType<typeof callAs>>;
beforeAll(async () => {
  server = await startTestServer();
  await server.addOperator(OTHER.identifier, OTHER.pin);
  other = await callAs(server.url, OTHER);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.stop());

async function depositInReview(): Promise<string> {
  const maya = await callAs(server.url, MAYA);
  const bankId = ((await maya.get('/banks')) as Bank[]).find(({ name }) => name === 'Alderway Bank')?.id;
  const { id } = (await maya.post('/deposits', { bankId, amount: { amountMinor: 30_000, currency: 'USD' } })) as Deposit;
  await server.reviewDeposit(id);
  return id;
}

/** The queue with two deposits; `first` has waited longest. */
async function open() {
  const [first, second] = [await depositInReview(), await depositInReview()];
  const opened = await openFeature(feature, '/operator/deposits', { url: server.url, signIn: OPS });
  return { ...opened, first, second };
}
const chosenId = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search).get('id');

describe('two operators who decide the same deposit: the second one', () => {
  // Polling stops in a hidden tab, so the second operator gets the server's refusal first.
  beforeEach(() => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'));

  it('sees after crediting that it was rejected, and its outcome instead of the next deposit', async () => {
    const user = userEvent.setup();
    const { router, first, second } = await open();
    await user.click(await screen.findByRole('button', { name: /^Credit / }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(chosenId(router), 'what is being decided is chosen').toBe(first));
    await other.post(`/admin/deposits/${first}/reject`, { reason: 'The picture is too small' });
    await user.type(within(dialog).getByLabelText('Your PIN'), OPS.pin);
    await user.click(within(dialog).getByRole('button', { name: /^Credit / }));
    expect(
      await screen.findByText('Somebody else has already rejected this deposit', { selector: 'output' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('The picture is too small', { selector: 'bdi' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chosenId(router)).toBe(first);
    await other.post(`/admin/deposits/${second}/reject`, { reason: 'The picture is too small' });
  });

  it('sees that it was already decided in another tab of the same operator', async () => {
    const user = userEvent.setup();
    const { first, second } = await open();
    const sameOperator = await callAs(server.url, OPS);
    await user.click(await screen.findByRole('button', { name: /^Credit / }));
    const dialog = await screen.findByRole('dialog');
    await sameOperator.post(`/admin/deposits/${first}/reject`, { reason: 'The picture is too small' });
    await user.type(within(dialog).getByLabelText('Your PIN'), OPS.pin);
    await user.click(within(dialog).getByRole('button', { name: /^Credit / }));
    expect(await screen.findByText('You have already rejected this deposit', { selector: 'output' })).toBeInTheDocument();
    await other.post(`/admin/deposits/${second}/reject`, { reason: 'The picture is too small' });
  });

  it('sees after rejecting that it was credited', async () => {
    const user = userEvent.setup();
    const { router, first, store } = await open();
    const drafts = () => Object.keys(store.getState().prefs).filter((name) => name.startsWith('draft.'));
    await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'paid by a cousin');
    await user.click(await screen.findByRole('button', { name: 'Reject…' }));
    const dialog = await screen.findByRole('dialog');
    const { declared: amount } = (await other.get(`/admin/deposits/${first}`)) as { declared: object };
    await other.post(`/admin/deposits/${first}/credit`, { amount, note: '', pin: OTHER.pin });
    await user.type(within(dialog).getByRole('textbox'), 'The picture is too small');
    await waitFor(() => expect(drafts()).toEqual([`draft.credit.${first}`, `draft.reject.${first}`]));
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(
      await screen.findByText('Somebody else has already credited this deposit', { selector: 'output' }),
    ).toBeInTheDocument();
    expect(await screen.findByText(/^Credited: /)).toBeVisible();
    expect(chosenId(router)).toBe(first);
    await waitFor(() => expect(drafts(), 'of a deposit that is decided').toEqual([]));
  });
});

it('shows without a reload what another operator decided', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { first, second } = await open();
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await waitFor(() => expect(links().filter((href) => href?.includes(`id=${first}`))).toHaveLength(1));
  await other.post(`/admin/deposits/${first}/reject`, { reason: 'The picture is too small' });
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(links().filter((href) => href?.includes(`id=${first}`))).toHaveLength(0));
  expect(links().some((href) => href?.includes(`id=${second}`))).toBe(true);
});
