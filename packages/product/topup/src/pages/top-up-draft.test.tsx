import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cartItemAdded } from '@kado/state';
import { addButton, number, openPage } from '../test/page.tsx';

const NETWORK = '019b76da-a800-7afb-8d80-93d92d44a364';
const NAIRA = { amountMinor: 200_000, currency: 'NGN' };

const open = openPage();

describe('the draft of a top-up', () => {
  it('C10 keeps number and amount through a reload, for this URL only, until the top-up is in the cart', async () => {
    const user = userEvent.setup();
    await open('/send/top-up');
    await user.type(await number(), '+2348035550142');
    await user.type(await screen.findByLabelText('Arrives'), '5000');
    const prefs = localStorage.getItem('prefs') ?? '';
    cleanup(); // closes the page
    await open('/send/top-up?phone=%2B254733559902', { storage: { prefs } });
    await waitFor(async () => expect(await number()).toHaveValue('+254 733 559 902'));
    cleanup();
    const { store } = await open('/send/top-up', { storage: { prefs } });
    expect(await number()).toHaveValue('+234 803 555 0142');
    expect(await screen.findByLabelText('Arrives')).toHaveValue('5,000');
    await user.click(addButton());
    await waitFor(() => expect(store.getState().app.cart).toHaveLength(1));
    expect(store.getState().prefs).not.toHaveProperty(['draft.topup']);
  });

  it('C10 is kept while a cart line is edited, which has its own draft until it is saved', async () => {
    const user = userEvent.setup();
    await open('/send/top-up');
    await user.type(await number(), '+2348035550142');
    await waitFor(() => expect(localStorage.getItem('prefs')).toContain('+234 803 555 0142'), { timeout: 30_000 });
    const prefs = localStorage.getItem('prefs') ?? '';
    cleanup();
    const line = { id: 'line', kind: 'topup' as const, networkId: NETWORK, phone: '+2348035550143', amount: NAIRA };
    const prepare: Parameters<typeof open>[1] = {
      storage: { prefs },
      prepare: ({ dispatch }) => dispatch(cartItemAdded(line)),
    };
    await open('/send/top-up?item=line', prepare);
    const arrives = await screen.findByLabelText('Arrives');
    expect(arrives).toHaveValue('2,000');
    await user.clear(arrives);
    await user.type(arrives, '3000');
    await waitFor(() => expect(localStorage.getItem('prefs')).toContain('3000'), { timeout: 30_000 });
    const both = localStorage.getItem('prefs') ?? '';
    cleanup(); // closes the page
    const { router, store } = await open('/send/top-up?item=line', { ...prepare, storage: { prefs: both } });
    expect(await screen.findByLabelText('Arrives')).toHaveValue('3,000');
    await user.click(screen.getAllByRole('button', { name: 'Save changes' })[0]!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(store.getState().app.cart).toMatchObject([{ amount: { amountMinor: 300_000, currency: 'NGN' } }]);
    expect(store.getState().prefs).toHaveProperty(['draft.topup']);
    expect(store.getState().prefs).not.toHaveProperty(['draft.topup-line']);
  });

  it('C10 ignores the draft of another customer, and a damaged one', async () => {
    const values = { phone: '+2348035550142', networkId: '', typed: { text: '1', currency: 'NGN' } };
    for (const draft of [{ owner: 'somebody', at: '', values }, { owner: 'somebody', at: '' }, 7]) {
      await open('/send/top-up', { storage: { prefs: JSON.stringify({ 'draft.topup': draft }) } });
      expect(await number()).toHaveValue('');
      cleanup();
    }
  });
});
