import { Item, type Network, type OrderItem } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { networkFor, networkOf, repeatOf } from './repeat.ts';

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

describe('the network of an order item', () => {
  it.each([
    ['+2348035550142', 'abroad'],
    ['+2348061234567', undefined],
    ['+2348034550142', 'near'],
    [undefined, undefined],
  ])('finds the network of %s by its longest prefix: %s', (phone, id) => expect(networkFor(phone, networks)?.id).toBe(id));
  it('prefers one with the received currency', () => expect(networkOf(item('+2348035550142'), networks)?.id).toBe('nearer'));
  it('takes the network that the order names', () =>
    expect(networkOf(item('+2348035550142', { product: { id: 'wallet', name: 'Wallet' } }), networks)?.id).toBe('wallet'));
  it('finds no network for a gift card, whatever its product', () =>
    expect(networkOf(item('+2348035550142', { kind: 'gift', product: { id: 'near', name: '' } }), networks)).toBeUndefined());
});

const rosa = { name: 'Rosa', email: 'rosa@kado.test' };
const kwame = { name: 'Kwame', account: '2041007731500' };
const card = { kind: 'gift', product: { id: 'card', name: 'Kasuwa Fresh' }, recipient: rosa } as const;
const payout = { kind: 'bank', product: { id: 'cocoa', name: 'Cocoa Coast Bank' }, recipient: kwame } as const;

describe('repeating an order', () => {
  it.each([
    ['in the received currency', item('+2348035550142'), [{ networkId: 'nearer', amount: ngn(500_000) }]],
    [
      'in the wallet’s currency if the network takes no other',
      item('+2347051234567'),
      [{ networkId: 'wallet', amount: usd(329) }],
    ],
    ['not if the network is unknown', item('+33612345678'), []],
    [
      'a gift card, with what is on it',
      item('', card),
      [{ id: 'new', kind: 'gift', giftProductId: 'card', amount: ngn(500_000), recipient: rosa }],
    ],
    [
      'a bank gift, with what is sent',
      item('', payout),
      [{ id: 'new', kind: 'bank', bankId: 'cocoa', account: { number: '2041007731500', holder: 'Kwame' }, amount: usd(329) }],
    ],
    ['no gift card whose product is unknown', item('', { ...card, product: undefined }), []],
    ['no gift card without an address', item('', { ...card, recipient: { name: 'Rosa' } }), []],
    ['no bank gift without an account', item('', { ...payout, recipient: { name: 'Kwame' } }), []],
    ['no bank gift without a holder', item('', { ...payout, recipient: { account: '2041007731500' } }), []],
  ])('%s', (_, each, lines) => {
    const repeated = repeatOf({ items: [each] }, networks, () => 'new');
    expect(repeated).toMatchObject(lines);
    expect(repeated).toHaveLength(lines.length);
    for (const line of repeated.filter(({ kind }) => kind !== 'topup'))
      expect(Item.safeParse(line)).toMatchObject({ success: true });
  });

  it('keeps the order of items of several kinds', () =>
    expect(
      repeatOf({ items: [item('', payout), item('+2348035550142'), item('', card)] }, networks, () => 'new').map(
        ({ kind }) => kind,
      ),
    ).toEqual(['bank', 'topup', 'gift']));
});
