import type { Item, QuoteLine } from '@kado/contracts';
import { expect, it } from 'vitest';

import { createReference } from '../reference/service.ts';
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

const rowsFor = (items: Item[], lists: Pick<typeof reference, 'network'> = reference) =>
  itemRows(
    items,
    items.map(({ id, kind }) => ({ ...line, itemId: id, kind })),
    lists,
  );

it('the rows of a quote contain what its order stores of each item', () => {
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

it.each<[string, Item]>([
  ['a top-up whose network is no longer sold', { ...topup, networkId: 'gone' }],
  [
    'a gift card',
    { id: 'g', kind: 'gift', giftProductId: 'x', amount: usd(500), recipient: { name: 'R', email: 'r@kado.test' } },
  ],
])('%s has no network', (_, item) => {
  const network = (id: string) => (id === 'gone' ? undefined : sunbird);
  expect(rowsFor([item], { network })[0]?.details).toEqual({ networkId: '', network: '', countryIso: '', rate: '1520.00' });
});
