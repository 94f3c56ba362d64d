import type { Bank, BankPrice, GiftProduct, Item, Network } from '@kado/contracts';
import { expect, it } from 'vitest';
import { editPath, offerFor, type Catalogue } from './offers.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const php = (amountMinor: number) => ({ amountMinor, currency: 'PHP' });
const fee = { fixed: usd(50), percent: '0' };
const network = {
  id: 'sunbird',
  name: 'Sunbird',
  logo: { initials: 'SB', colour: 'd11' },
  denominationType: 'FIXED',
  sendCurrency: 'USD',
  receiveCurrency: 'PHP',
  rate: '57.60',
  fee,
  fixedAmounts: [{ send: usd(388), receive: php(22_000), label: '5 GB' }],
} as unknown as Network;
const gift = {
  id: 'foxglove',
  brand: 'Foxglove Books',
  currency: 'PHP',
  min: php(30_000),
  max: php(500_000),
  rate: '57.60',
  fee,
  art: { initials: 'FB', colour: 'd5' },
} as unknown as GiftProduct;
const bank = { id: 'cocoa', name: 'Cocoa Coast Bank' } as Bank;
const price = {
  bankId: 'cocoa',
  direction: 'payout',
  currency: 'PHP',
  min: usd(500),
  max: usd(120_000),
  rate: '57',
  fee,
  etaMinutes: 20,
};
const catalogue: Catalogue = {
  networks: [network],
  giftProducts: [gift],
  banks: [bank],
  bankPrices: [{ ...price, direction: 'deposit' } as BankPrice, price as BankPrice],
};
const topupItem: Item = { id: 't 1', kind: 'topup', networkId: 'sunbird', phone: '+639175550142', amount: usd(388) };
const giftItem: Item = {
  id: 'g',
  kind: 'gift',
  giftProductId: 'foxglove',
  amount: php(150_000),
  recipient: { name: 'Rosa', email: 'rosa@kado.test' },
};
const bankItem: Item = { id: 'b', kind: 'bank', bankId: 'cocoa', account: { number: '1', holder: 'Kwame' }, amount: usd(5000) };

it.each([
  [
    'a network',
    topupItem,
    { name: 'Sunbird', initials: 'SB', fixed: [{ amount: usd(388), receive: php(22_000), label: '5 GB' }] },
  ],
  ['a gift card', giftItem, { name: 'Foxglove Books', initials: 'FB', receive: { min: php(30_000), max: php(500_000) } }],
  ['a bank', bankItem, { name: 'Cocoa Coast Bank', send: { min: usd(500), max: usd(120_000) }, etaMinutes: 20 }],
])('finds the offer of %s in the wallet’s currency', (_, item, offer) =>
  expect(offerFor(item, catalogue)).toMatchObject({ ...offer, rule: { currency: 'USD', receiveCurrency: 'PHP' } }),
);

it.each([[topupItem], [giftItem], [bankItem]])('finds no offer in an empty catalogue (%#)', (item) =>
  expect(offerFor(item, { networks: [], giftProducts: [], banks: [bank], bankPrices: [] })).toBeUndefined(),
);

it.each([
  [topupItem, '/send/top-up?item=t%201'],
  [giftItem, '/send/gift-card/foxglove?item=g'],
  [bankItem, '/send/bank?item=b'],
])('links each kind of item to its own form', (item, path) => expect(editPath(item)).toBe(path));
