import type { Item, Network } from '@kado/contracts';
import { describe, expect, it } from 'vitest';
import { balanceAfter, linesOf, shortfallOf, totalsOf } from './estimate.ts';
import { offerFor } from './offers.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const ngn = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });
const network = (id: string, more: Partial<Network> = {}): Network => ({
  id,
  countryIso: 'NG',
  name: id,
  logo: { initials: 'SB', colour: 'd11' },
  denominationType: 'RANGE',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  rate: '1520',
  fee: { fixed: usd(30), percent: '0' },
  supportsLocalAmounts: true,
  numberRule: { prefixes: [], pattern: '', example: '' },
  ...more,
});
const selling = (...networks: Network[]) => ({ networks, giftProducts: [], banks: [], bankPrices: [] });
const topup = (id: string, networkId: string, amount = ngn(500_000)): Item => ({
  id,
  kind: 'topup',
  networkId,
  phone: '+2348035550142',
  amount,
});
const gift: Item = {
  id: 'g',
  kind: 'gift',
  giftProductId: 'p',
  amount: usd(100),
  recipient: { name: 'Rosa', email: 'rosa@kado.test' },
};

describe('the estimate of a cart before there is a quote', () => {
  it.each([
    ['a local amount', topup('1', 'a'), { send: usd(329), fee: usd(30), receive: ngn(500_000) }],
    ['a wallet amount', topup('1', 'a', usd(329)), { send: usd(329), fee: usd(30), receive: ngn(500_080) }],
    ['a fixed amount', topup('1', 'fixed', usd(388)), { send: usd(388), fee: usd(30), receive: ngn(600_000) }],
    ['the same number in another currency', topup('1', 'fixed', ngn(388)), { send: usd(1), fee: usd(30), receive: ngn(388) }],
    ['another amount of that network', topup('1', 'fixed', usd(389)), { send: usd(389), fee: usd(30), receive: ngn(591_280) }],
    ['a network that no longer exists', topup('1', 'gone'), undefined],
    ['a currency that the network does not sell', topup('1', 'a', { amountMinor: 1, currency: 'EUR' }), undefined],
    ['an amount that no currency holds', topup('1', 'a', usd(Number.MAX_SAFE_INTEGER)), undefined],
    ['another kind', gift, undefined],
  ])('%s', (_, item, price) => {
    const fixed = network('fixed', {
      denominationType: 'FIXED',
      fixedAmounts: [{ send: usd(388), receive: ngn(600_000), label: '' }],
    });
    expect(linesOf([item], selling(network('a'), fixed))[0]?.price).toEqual(price);
  });

  it('sums up lines with a price and counts lines without one', () =>
    expect(totalsOf(linesOf([topup('1', 'a'), topup('2', 'a', usd(1000)), gift], selling(network('a'))), 'USD')).toEqual({
      send: usd(1329),
      fees: usd(60),
      pay: usd(1389),
      open: 1,
    }));

  it('combines each line with its offer and its price, as far as they are known', () => {
    const [sold, closed] = [network('a'), network('b', { receiveCurrency: 'EUR' })];
    const catalogue = selling(sold, closed);
    const items: Item[] = [topup('1', 'a', usd(329)), topup('2', 'b'), topup('3', 'gone'), gift];
    expect(linesOf(items, catalogue)).toStrictEqual([
      { item: items[0], offer: offerFor(items[0]!, catalogue), price: { send: usd(329), fee: usd(30), receive: ngn(500_080) } },
      { item: items[1], offer: offerFor(items[1]!, catalogue) },
      { item: items[2] },
      { item: items[3] },
    ]);
  });

  it('estimates no total for a price in a foreign currency', () =>
    expect(totalsOf(linesOf([topup('1', 'a'), topup('2', 'a')], selling(network('a'))), 'EUR')).toEqual({
      send: { amountMinor: 0, currency: 'EUR' },
      fees: { amountMinor: 0, currency: 'EUR' },
      pay: { amountMinor: 0, currency: 'EUR' },
      open: 2,
    }));

  it.each([
    [500, 359, 141, undefined],
    [359, 359, 0, undefined],
    [100, 359, -259, 259],
  ])('a balance of %i minus %i leaves %i', (available, pay, left, short) => {
    expect(balanceAfter(usd(available), usd(pay))).toEqual(usd(left));
    expect(shortfallOf(usd(available), usd(pay))).toEqual(short === undefined ? undefined : usd(short));
  });
});
