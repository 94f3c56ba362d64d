import { ApiError } from '@kado/api-client';
import { startTestServer, type TestServer } from '@kado/api/testing';
import { fakePractice, openFeature } from '@kado/feature-kit/testing';
import { bankPrices, banks as bankList, type KadoStore } from '@kado/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const maya = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (address: string, options: Parameters<typeof openFeature>[2] = {}) =>
  openFeature(feature, address, { url: server.url, signIn: maya, ...options });
const table = () => screen.findByRole('table', { name: 'Prices by bank' });
/** The names of the banks, in the order of the table. */
const banks = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.slice(2));
const row = async (bank: string) => within(await table()).getByRole('row', { name: new RegExp(bank) });

describe('the prices', () => {
  it('compare fee, limits, rate and time, and show the exact received amount for a typed amount', async () => {
    const user = userEvent.setup();
    const { router } = await open('/bank-prices');
    const amount = await screen.findByRole('textbox', { name: 'You transfer' });
    expect(amount).toHaveValue('100.00');
    await user.clear(amount);
    await user.type(amount, '333.33');
    const cells = within(await row('Alderway Bank'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 5)).toEqual([
      '1.670.5%, at most 5.00',
      '10.00–5,000.00',
      '1.00',
      expect.stringContaining('about 20 minutes'),
      expect.stringMatching(/^331\.66/),
    ]);
    await waitFor(() => expect(router.state.location.search).toBe('?amount=333.33'));
    expect(within(await row('Alderway Bank')).getByRole('link', { name: 'Add money through Alderway Bank' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/deposits\/new\?bank=[0-9a-f-]{36}&amount=333\.33$/),
    );
  });

  it('do not link to deposits in practice mode', async () => {
    await open('/bank-prices', { app: { practice: fakePractice(true) } });
    await row('Alderway Bank');
    expect(screen.queryByRole('link', { name: /^Add money through/ })).toBeNull();
  });

  it('show the highest received amount first, and can be sorted by a column', async () => {
    const user = userEvent.setup();
    const { router } = await open('/bank-prices');
    expect((await banks())[0]).toBe('Quillstone Bank');
    expect(within(await row('Quillstone Bank')).getByText('the most')).toBeVisible();
    await user.click(within(await table()).getByRole('button', { name: 'Time' }));
    expect(router.state.location.search).toBe('?sort=time');
    await waitFor(async () => expect((await banks())[0]).toBe('Alderway Bank'));
    expect(within(await table()).getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('can be filtered by direction, currency and bank, all in the URL', async () => {
    const user = userEvent.setup();
    const { router } = await open('/bank-prices?direction=payout&currency=GHS&amount=100');
    expect(await banks()).toHaveLength(4);
    expect(within(await table()).getByRole('columnheader', { name: 'Send' })).toBeVisible();
    expect(within(await row('Volta Savings')).getByText('1,242.00')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add money/ })).toBeNull();
    expect(within(await row('Volta Savings')).getByRole('link', { name: 'Send through Volta Savings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/send\/bank\?bankId=[0-9a-f-]{36}&amount=100\.00\+USD$/),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'Volta Savings');
    await waitFor(async () => expect(await banks()).toEqual(['Volta Savings']));
    expect(router.state.location.search).toMatch(/^\?direction=payout&currency=GHS&amount=100&bank=[0-9a-f-]{36}$/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Arrives in' }), 'NGN');
    await waitFor(() => expect(router.state.location.search).toBe('?direction=payout&currency=NGN'));
    await user.click(screen.getByRole('button', { name: 'Deposits' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('show the limit that an amount violates, and do not link to a deposit of it', async () => {
    await open('/bank-prices?amount=6000');
    expect(within(await row('Alderway Bank')).getByText('maximum 5,000.00 USD')).toBeVisible();
    expect(within(await row('Alderway Bank')).queryByRole('link')).toBeNull();
    expect(within(await row('Brightmoor Savings')).getByRole('link')).toBeVisible();
  });

  it.each(['banks', 'bankPrices'] as const)('C1 show an error when they fail to load, and retry: %s', async (call) => {
    const user = userEvent.setup();
    const failing = vi.fn<() => void>();
    await open('/bank-prices', {
      prepare: ({ api }) => {
        const spy = vi.spyOn(api[call], 'list').mockRejectedValue(new ApiError('Told by 503', 503, 'UNAVAILABLE'));
        failing.mockImplementation(() => spy.mockRestore());
      },
    });
    expect(await screen.findByText('Told by 503')).toBeVisible();
    failing();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await banks()).length).toBeGreaterThan(2);
  });

  it.each(['banks', 'bankPrices'] as const)(
    'wait for the data of deposits if another page loaded those of payouts only: %s',
    async (call) => {
      const user = userEvent.setup();
      const asked = Promise.withResolvers<never>();
      await open('/bank-prices', {
        prepare: async ({ api, dispatch }: KadoStore) => {
          await dispatch(bankPrices.load({ direction: 'payout' })).unwrap();
          await dispatch(bankList.load({ use: 'payout' })).unwrap();
          vi.spyOn(api[call], 'list').mockReturnValueOnce(asked.promise);
        },
      });
      await waitFor(() => expect(screen.getByRole('group', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true'));
      expect(screen.queryByRole('table')).toBeNull();
      asked.reject(new ApiError('Told by 503', 503, 'UNAVAILABLE'));
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect((await banks()).length).toBeGreaterThan(2);
    },
  );
});
