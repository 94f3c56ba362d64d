import { type Item, money, type Network } from '@kado/contracts';
import { describe, expect, it } from 'vitest';

import { createReference } from '../reference/service.ts';
import { priceItems } from './price.ts';

const reference = createReference('USD');
const named = (name: string) => reference.networks.find((network) => network.name === name)!;
const sunbird = named('Sunbird');
const tumbili = named('Tumbili');
const lulu = named('Lulu Tel');

const topup = (change: Partial<Extract<Item, { kind: 'topup' }>> = {}): Item => ({
  id: 'a',
  kind: 'topup',
  networkId: sunbird.id,
  phone: '+2348035550142',
  amount: money(500_000, 'NGN'),
  ...change,
});

const now = new Date('2026-11-21T12:00:00Z');

describe('A cart', () => {
  it('costs the sum of all amounts and fees', () =>
    expect(priceItems([topup(), topup({ id: 'b', amount: money(1000, 'USD') })], reference, 'USD', now)).toEqual({
      lines: [
        {
          itemId: 'a',
          kind: 'topup',
          send: money(329, 'USD'),
          fee: money(30, 'USD'),
          receive: money(500_000, 'NGN'),
          rate: '1520.00',
          etaMinutes: 1,
        },
        {
          itemId: 'b',
          kind: 'topup',
          send: money(1000, 'USD'),
          fee: money(30, 'USD'),
          receive: money(1_520_000, 'NGN'),
          rate: '1520.00',
          etaMinutes: 1,
        },
      ],
      total: money(1389, 'USD'),
    }));

  it('of three kinds has a line for each, in its order', () => {
    const card = reference.giftProducts.find(({ brand }) => brand === 'Kasuwa Fresh')!;
    const bank = reference.banks.find(({ name }) => name === 'Padma Bank House')!;
    const items: Item[] = [
      {
        id: 'g',
        kind: 'gift',
        giftProductId: card.id,
        amount: money(1_505_000, 'NGN'),
        recipient: { name: 'Rosa', email: 'rosa@kado.test' },
      },
      {
        id: 'b',
        kind: 'bank',
        bankId: bank.id,
        amount: money(1000, 'USD'),
        account: { number: '1501203456789', holder: 'Karim Uddin' },
      },
      topup(),
    ];
    expect(priceItems(items, reference, 'USD', now)).toMatchObject({
      lines: [
        { itemId: 'g', kind: 'gift', send: money(1000, 'USD'), fee: money(50, 'USD') },
        { itemId: 'b', kind: 'bank', send: money(1000, 'USD'), fee: money(120, 'USD') },
        { itemId: 'a', kind: 'topup', send: money(329, 'USD'), fee: money(30, 'USD') },
      ],
      total: money(2529, 'USD'),
    });
  });

  it('accepts the fixed amounts of a network', () =>
    expect(
      priceItems(
        [topup({ networkId: tumbili.id, phone: tumbili.numberRule.example, amount: money(400, 'USD') })],
        reference,
        'USD',
        now,
      ),
    ).toMatchObject({ total: money(430, 'USD'), lines: [{ receive: money(50_000, 'KES') }] }));

  const local = { networkId: lulu.id, phone: lulu.numberRule.example };
  const kenya = { networkId: tumbili.id, phone: tumbili.numberRule.example };
  it.each<[Item, string, string, object | undefined]>([
    [topup({ networkId: 'nobody' }), 'items.0.networkId', 'unknownNetwork', undefined],
    [topup({ phone: '+254704555042' }), 'items.0.phone', 'phoneOfAnotherCountry', { network: 'Sunbird' }],
    [topup({ phone: '+2342015550142' }), 'items.0.phone', 'phoneOfAnotherCountry', { network: 'Sunbird' }],
    [topup({ amount: money(100, 'EUR') }), 'items.0.amount', 'wrongCurrencies', { currency: 'USD', local: 'NGN' }],
    [topup({ ...local, amount: money(5000, 'KWD') }), 'items.0.amount', 'wrongCurrency', { currency: 'USD' }],
    [topup({ ...kenya, amount: money(50_000, 'KES') }), 'items.0.amount', 'wrongCurrency', { currency: 'USD' }],
    [topup({ ...kenya, amount: money(401, 'USD') }), 'items.0.amount', 'notSold', { network: 'Tumbili' }],
    [topup({ amount: money(13, 'USD') }), 'items.0.amount', 'tooLittle', { limit: sunbird.min }],
    [topup({ amount: money(4935, 'USD') }), 'items.0.amount', 'tooMuch', { limit: sunbird.max }],
    [topup({ amount: money(19_999, 'NGN') }), 'items.0.amount', 'tooLittle', { limit: sunbird.localMin }],
    [topup({ amount: money(7_500_001, 'NGN') }), 'items.0.amount', 'tooMuch', { limit: sunbird.localMax }],
    [topup({ amount: money(Number.MAX_SAFE_INTEGER, 'USD') }), 'items.0.amount', 'tooMuch', { limit: sunbird.max }],
  ])('M7 rejects %j', (item, path, key, params) =>
    expect(priceItems([item], reference, 'USD', now)).toEqual({ problems: [{ path, key, params }] }),
  );

  it.each([
    ['another currency', { supportsLocalAmounts: true }, money(400, 'KES')],
    ['no amount at all', { fixedAmounts: undefined }, money(400, 'USD')],
  ])('does not sell a fixed amount that the network has in %s', (_, change, amount) => {
    const changed = { ...reference, network: () => ({ ...tumbili, ...change }) as Network };
    expect(priceItems([topup({ ...kenya, amount })], changed, 'USD', now)).toMatchObject({ problems: [{ key: 'notSold' }] });
  });

  it.each([
    ['sells fixed amounts', { denominationType: 'FIXED' }],
    ['receives the wallet’s currency', { receiveCurrency: 'USD' }],
  ])('names one currency where a network that sells local amounts %s', (_, change) => {
    const changed = { ...reference, network: () => ({ ...sunbird, ...change }) as Network };
    expect(priceItems([topup({ amount: money(100, 'EUR') })], changed, 'USD', now)).toEqual({
      problems: [{ path: 'items.0.amount', key: 'wrongCurrency', params: { currency: 'USD' } }],
    });
  });

  it.each([14, 4934])('accepts a limit itself: %d cents', (amountMinor) =>
    expect(priceItems([topup({ amount: money(amountMinor, 'USD') })], reference, 'USD', now)).toHaveProperty('lines'),
  );

  it('reports the invalid fields of every item', () =>
    expect(
      priceItems(
        [
          topup(),
          topup({ phone: '+1', amount: money(1, 'EUR') }),
          { id: 'g', kind: 'gift', giftProductId: 'x', amount: money(1, 'USD'), recipient: { name: 'R', email: 'r@kado.test' } },
          { id: 'b', kind: 'bank', bankId: 'x', amount: money(1, 'USD'), account: { number: '1', holder: 'K' } },
        ],
        reference,
        'USD',
        now,
      ),
    ).toMatchObject({
      problems: [
        { path: 'items.1.phone', key: 'phoneOfAnotherCountry' },
        { path: 'items.1.amount', key: 'wrongCurrencies' },
        { path: 'items.2.giftProductId', key: 'unknownGiftProduct' },
        { path: 'items.3.bankId', key: 'unknownBank' },
      ],
    }));
});
