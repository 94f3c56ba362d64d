import type { Item, QuoteLine } from '@kado/contracts';
import { expect, it } from 'vitest';

import { createReference } from '../reference/service.ts';
import type { ProductLists } from './item-details.ts';
import { itemRows } from './item-rows.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const reference = createReference('USD');
const sunbird = reference.networks.find(({ name }) => name === 'Sunbird')!;
const topup: Item = { id: 'a', kind: 'topup', networkId: sunbird.id, phone: '+2348035550142', amount: usd(500) };
const line: QuoteLine = {
  itemId: 'a',
  kind: 'topup',
  send: usd(500),
  fee: usd(30),
  receive: { amountMinor: 760_000, currency: 'NGN' },
  rate: '1520.00',
  etaMinutes: 1,
};

const rowsFor = (items: Item[], lists: ProductLists = reference) =>
  itemRows(
    items,
    items.map(({ id, kind }) => ({ ...line, itemId: id, kind })),
    lists,
  );

it('the rows of a quote contain everything that its order stores of each item', () => {
  const rows = rowsFor([topup, { ...topup, id: 'b', phone: '+2348035550143' }]);
  expect(rows).toEqual(
    ['+2348035550142', '+2348035550143'].map((target, position) => ({
      id: expect.any(String),
      position,
      itemId: 'ab'[position],
      kind: 'topup',
      target,
      details: { networkId: sunbird.id, network: 'Sunbird', countryIso: 'NG', rate: '1520.00' },
      send: 500,
      fee: 30,
      receive: 760_000,
      receiveCurrency: 'NGN',
    })),
  );
  expect(rows[0]?.id).not.toBe(rows[1]?.id);
});

const gift: Item = {
  id: 'g',
  kind: 'gift',
  giftProductId: reference.giftProducts[0]!.id,
  amount: usd(500),
  recipient: { name: 'Rosa', email: 'rosa@kado.test' },
};

it('the row of a gift card contains its brand, how to redeem it, and the message', () => {
  const { id, brand, countryIso, redeem } = reference.giftProducts[0]!;
  const details = { networkId: id, network: brand, countryIso, redeem, name: 'Rosa', rate: '1520.00' };
  expect(rowsFor([gift])[0]).toMatchObject({ target: 'rosa@kado.test', details });
  const later = { ...gift, message: 'Hi', deliverOn: { date: '2026-12-25', timeZone: 'Africa/Lagos' } };
  expect(rowsFor([later])[0]?.details).toEqual({ ...details, message: 'Hi', deliverAt: '2026-12-24T23:00:00.000Z' });
});

const payout = reference.banks.find(({ uses }) => uses.includes('payout'))!;
const bank: Item = {
  id: 'b',
  kind: 'bank',
  bankId: payout.id,
  amount: usd(500),
  account: { number: '1501203456789', holder: 'Karim Uddin' },
};

it('the row of a bank gift contains its bank, the holder of the account, and the message', () => {
  const { id, name, countryIso } = payout;
  const details = { networkId: id, network: name, countryIso, name: 'Karim Uddin', rate: '1520.00' };
  expect(rowsFor([bank])[0]).toMatchObject({ kind: 'bank', target: '1501203456789' });
  expect(rowsFor([bank])[0]?.details).toEqual(details);
  expect(rowsFor([{ ...bank, message: 'Rent' }])[0]?.details).toEqual({ ...details, message: 'Rent' });
});

it.each<[string, Item, object]>([
  ['a top-up whose network is no longer sold', { ...topup, networkId: 'gone' }, {}],
  ['a gift card that is no longer sold', { ...gift, giftProductId: 'gone' }, { name: 'Rosa' }],
  ['a bank gift whose bank takes none any more', { ...bank, bankId: 'gone' }, { name: 'Karim Uddin' }],
])('%s has no product', (_, item, more) => {
  const network = (id: string) => (id === 'gone' ? undefined : sunbird);
  expect(rowsFor([item], { ...reference, network })[0]?.details).toEqual({
    networkId: '',
    network: '',
    countryIso: '',
    rate: '1520.00',
    ...more,
  });
});
