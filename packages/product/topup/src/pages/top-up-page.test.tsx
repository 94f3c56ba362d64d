import { cartItemAdded } from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addButton, number, openPage } from '../test/page.tsx';

const open = openPage();

describe('sending a top-up', () => {
  it('detects the network, shows both currencies and the received amount, and adds the top-up to the cart', async () => {
    const user = userEvent.setup();
    const { store, router } = await open('/send/top-up');
    await user.type(await number(), '+2348035550142');
    expect(await screen.findByText(/Very likely/)).toBeVisible();
    expect(screen.getByText('Sunbird')).toBeVisible();
    await user.type(screen.getByLabelText('Arrives'), '5000');
    expect(screen.getByLabelText('You send')).toHaveValue('3.29');
    const slip = screen.getByRole('complementary', { name: 'What arrives' });
    expect(within(slip).getByText('3.59 USD')).toBeVisible();
    await user.click(addButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(store.getState().app.cart).toMatchObject([
      { kind: 'topup', phone: '+2348035550142', amount: { amountMinor: 500_000, currency: 'NGN' } },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.getState().app.cart).toEqual([]);
  });

  it('does not use the network detected for one number for another number', async () => {
    const user = userEvent.setup();
    const { store } = await open('/send/top-up?phone=%2B2348035550142');
    expect(await screen.findByText(/Very likely/)).toBeVisible();
    vi.spyOn(store.api.networks, 'list').mockRejectedValue(new Error('Network Error'));
    const field = await number();
    await user.clear(field);
    await user.type(field, '+2348061234500');
    expect(await screen.findByRole('radio', { name: /Sunbird/ })).not.toBeChecked();
    expect(screen.queryByText(/Very likely/)).toBeNull();
  });

  it('shows an error when the networks of another country fail to load, and retries on a press', async () => {
    const user = userEvent.setup();
    const { store } = await open('/send/top-up?phone=%2B2348035550142');
    expect(await screen.findByText(/Very likely/)).toBeVisible();
    const failing = vi.spyOn(store.api.networks, 'list').mockRejectedValue(new Error('Network Error'));
    const field = await number();
    await user.clear(field);
    await user.type(field, '+254733559902');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failing.mockRestore();
    await user.click(retry);
    expect(await screen.findByText(/Very likely/)).toBeVisible();
  });

  it('changes the detected network', async () => {
    const user = userEvent.setup();
    const { store } = await open('/send/top-up?phone=%2B2348035550142&amount=5000+NGN');
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: /Sunbird/ })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /Harmattan/ }));
    expect(await screen.findByText('Your choice')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
    await user.click(addButton());
    await waitFor(() => expect(store.getState().app.cart).toHaveLength(1));
    expect(store.getState().app.cart[0]).toMatchObject({ networkId: '019b76da-abe8-7cb0-b06c-c04ee07d665a' });
  });

  it.each([
    ['100000', 'Maximum for Sunbird: ₦75,000', 'Maximum ₦75,000'],
    ['1', 'Minimum for Sunbird: ₦200', 'Minimum ₦200'],
  ])('shows the limit that %s violates, also on the button', async (amount, error, label) => {
    const user = userEvent.setup();
    await open('/send/top-up?phone=%2B2348035550142');
    await user.type(await screen.findByLabelText('Arrives'), amount);
    for (const button of screen.getAllByRole('button', { name: label })) expect(button).toBeDisabled();
    await user.tab();
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByLabelText('Arrives')).toBeInvalid();
  });

  it('shows no limits that the amount in the other currency would contradict', async () => {
    const user = userEvent.setup();
    await open('/send/top-up?phone=%2B2348035550142');
    const arrives = await screen.findByLabelText('Arrives');
    expect(screen.getByText(/^From ₦200 to ₦75,000, 0\.14 to 49\.34\sUSD$/)).toBeVisible();
    await user.type(arrives, '75000');
    expect(screen.getByLabelText('You send')).toHaveValue('49.35');
    expect(screen.getByText('From ₦200 to ₦75,000')).toBeVisible();
    await user.clear(arrives);
    await user.type(screen.getByLabelText('You send'), '49.35');
    expect(screen.getByText(/^From 0\.14 to 49\.34\sUSD$/)).toBeVisible();
  });

  it('reads 1,000 USD as one thousand after every key, and rejects ambiguous amounts', async () => {
    const user = userEvent.setup();
    await open('/send/top-up?phone=%2B2348035550142');
    const send = await screen.findByLabelText('You send');
    await user.type(send, '1,3');
    expect(send).toHaveAccessibleDescription('Read as 1.30\u00A0USD');
    await user.clear(send);
    await user.type(send, '1,000');
    expect(send).toHaveValue('1,000');
    for (const button of screen.getAllByRole('button', { name: 'Maximum 49.34\u00A0USD' })) expect(button).toBeDisabled();
    await user.clear(send);
    await user.type(send, '1.000');
    expect(send).toHaveAccessibleDescription(/Did you mean 1,000\sUSD or 1\.00\sUSD/);
    for (const button of screen.getAllByRole('button', { name: 'Enter an amount first' })) expect(button).toBeDisabled();
  });

  it('shows the number of missing digits and the country’s networks', async () => {
    await open('/send/top-up?phone=%2B25473355');
    expect(await screen.findByText('4 digits to go')).toBeVisible();
    expect((await screen.findAllByText('Kenya'))[0]).toBeVisible();
  });

  it('adds the code of the chosen country, and moves the focus to the number', async () => {
    const user = userEvent.setup();
    await open('/send/top-up');
    await user.click(await screen.findByRole('button', { name: 'Choose the country' }));
    await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'Keny');
    await user.click(await screen.findByRole('option', { name: /Kenya/ }));
    await waitFor(async () => expect(await number()).toHaveFocus());
    await user.keyboard('73355');
    expect(await number()).toHaveValue('+254 733 55');
  });

  it.each([
    ['08035550142', 'Nigeria', '+234 803 555 0142', '', 'Sunbird'],
    ['07 01 23 45 67', 'Côte d’Ivoire', '+225 070 123 4567', '', 'Cacao Mobile'],
    ['07 01', 'Côte d’Ivoire', '+225 070 1', '234567', 'Cacao Mobile'],
  ])(
    'offers the countries for %s, keeps its digits with the code of %s, and detects the network',
    async (typed, country, text, more, network) => {
      const user = userEvent.setup();
      await open('/send/top-up');
      await user.type(await number(), typed);
      expect(await number()).toHaveAccessibleDescription('Choose the country of this number');
      expect(screen.queryByRole('button', { name: 'Choose the country' })).toBeNull();
      expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAttribute('placeholder', 'Choose the country');
      await user.type(await screen.findByRole('combobox', { name: 'Country' }), country.slice(0, 5));
      await user.click(await screen.findByRole('option', { name: new RegExp(country) }));
      expect(await number()).toHaveValue(text);
      await user.keyboard(`{End}${more}`);
      expect(await screen.findByText(/likely, going by/i)).toBeVisible();
      expect(screen.getByText(network)).toBeVisible();
    },
  );

  it('groups the digits of the number in the same way in field and summary', async () => {
    const user = userEvent.setup();
    await open('/send/top-up?amount=2.00+USD');
    await user.type(await number(), '+254733559902');
    await user.tab();
    expect(await number()).toHaveValue('+254 733 559 902');
  });

  it('shows the same sign for a currency, independent of the supplier’s label', async () => {
    await open('/send/top-up?phone=%2B254100555042');
    const amounts = await screen.findAllByText(/^(KSh|KES)\s[\d,]+$/);
    expect(new Set(amounts.map(({ textContent }) => textContent.slice(0, 3)))).toEqual(new Set(['KES']));
  });

  it('explains a network failure, and loads the networks when online again', async () => {
    const cut = () =>
      vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
        queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
      });
    await open('/send/top-up?phone=%2B2348035550142', { prepare: cut });
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
    expect(screen.queryByText('Network Error')).toBeNull();
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Sunbird')).toBeVisible();
  });

  it('edits a cart line', async () => {
    const user = userEvent.setup();
    const line = {
      id: 'line',
      kind: 'topup' as const,
      networkId: '019b76da-a800-7afb-8d80-93d92d44a364',
      phone: '+2348035550142',
      amount: { amountMinor: 200_000, currency: 'NGN' },
    };
    const { store } = await open('/send/top-up?item=line', { prepare: ({ dispatch }) => dispatch(cartItemAdded(line)) });
    const amount = await screen.findByLabelText('Arrives');
    expect(amount).toHaveValue('2,000');
    await user.clear(amount);
    await user.type(amount, '1000');
    await user.click(screen.getAllByRole('button', { name: 'Save changes' })[0]!);
    await waitFor(() =>
      expect(store.getState().app.cart).toEqual([{ ...line, amount: { amountMinor: 100_000, currency: 'NGN' } }]),
    );
  });

  it('shows that the cart line to edit no longer exists', async () => {
    await open('/send/top-up?item=gone');
    expect(await screen.findByRole('heading', { name: /no longer in the cart/ })).toBeVisible();
  });
});
