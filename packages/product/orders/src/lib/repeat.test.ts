import type { Network, OrderItem } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { sendAgainUrl, networkFor, networkOf, repeatOf } from './repeat.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const ngn = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });
const network = (id: string, prefixes: string[], more: Partial<Network> = {}) =>
  ({
    id,
    denominationType: 'RANGE',
    supportsLocalAmounts: true,
    receiveCurrency: 'NGN',
    numberRule: { prefixes, pattern: '', example: '' },
    ...more,
  }) as Network;
const networks = [
  network('near', ['234803']),
  network('nearer', ['2348035']),
  network('wallet', ['234705'], { supportsLocalAmounts: false }),
  network('abroad', ['2348035550'], { receiveCurrency: 'KES' }),
];
const item = (phone: string, more: Partial<OrderItem> = {}) =>
  ({ id: 'i', kind: 'topup', send: usd(329), receive: ngn(500_000), recipient: { phone }, ...more }) as OrderItem;

describe('the network of an item', () => {
  it.each([
    ['+2348035550142', 'abroad'],
    ['+2348061234567', undefined],
    ['+2348034550142', 'near'],
    [undefined, undefined],
  ])('%s is found by its longest prefix: %s', (phone, id) => expect(networkFor(phone, networks)?.id).toBe(id));
  it('is one with the received currency', () => expect(networkOf(item('+2348035550142'), [], networks)?.id).toBe('nearer'));
  it('is the one that the order’s events name', () =>
    expect(
      networkOf(item('+2348035550142'), [{ at: '', kind: 'submitted', itemId: 'i', params: { networkId: 'wallet' } }], networks)
        ?.id,
    ).toBe('wallet'));
});

describe('sending again', () => {
  it.each([
    ['in the received currency', item('+2348035550142'), [{ networkId: 'nearer', amount: ngn(500_000) }]],
    [
      'in the wallet’s currency if the network takes no other',
      item('+2347051234567'),
      [{ networkId: 'wallet', amount: usd(329) }],
    ],
    ['not if the network is unknown', item('+33612345678'), []],
    ['not for other kinds of item', item('+2348035550142', { kind: 'gift' }), []],
  ])('%s', (_, each, lines) => expect(repeatOf({ items: [each], events: [] }, networks, () => 'new')).toMatchObject(lines));

  it.each([
    ['gift', '/send/gift-card'],
    ['bank', '/send/bank'],
  ] as const)('opens the form of a %s', (kind, url) => expect(sendAgainUrl(item('', { kind }), undefined)).toBe(url));

  it('fills the form', () => {
    const address = new URL(sendAgainUrl(item('+2348035550142'), networks[0]), 'http://kado');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      phone: '+2348035550142',
      networkId: 'near',
      amount: '5000.00 NGN',
    });
  });
});
