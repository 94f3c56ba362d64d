import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addButton, number, openPage } from '../test/page.tsx';

const open = openPage();

describe('the draft of a top-up', () => {
  it('C10 keeps number and amount through a reload, for this address alone, until the top-up is in the cart', async () => {
    const user = userEvent.setup();
    await open('/send/top-up');
    await user.type(await number(), '+2348035550142');
    await user.type(await screen.findByLabelText('Arrives'), '5000');
    const prefs = localStorage.getItem('prefs') ?? '';
    cleanup(); // the page is closed
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

  it('C10 ignores the draft of somebody else, and a damaged one', async () => {
    const values = { phone: '+2348035550142', networkId: '', typed: { text: '1', currency: 'NGN' } };
    for (const draft of [{ owner: 'somebody', at: '', values }, { owner: 'somebody', at: '' }, 7]) {
      await open('/send/top-up', { storage: { prefs: JSON.stringify({ 'draft.topup': draft }) } });
      expect(await number()).toHaveValue('');
      cleanup();
    }
  });
});
