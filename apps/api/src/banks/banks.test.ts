import { Bank, BankPrice, depositPriceOf, isAccountNumber, money, priceOf } from '@kado/contracts';
import { describe, expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import wallets from '../reference/data/wallets.json' with { type: 'json' };
import { createReference } from '../reference/service.ts';

const { banks, bankPrices, countries } = createReference('USD');
const priceFor = (name: string, direction: 'deposit' | 'payout') =>
  bankPrices.find((price) => price.direction === direction && banks.find(({ id }) => id === price.bankId)?.name === name)!;

describe('Banks', () => {
  it('are at least forty in fifteen countries, with unique ids and names', () => {
    expect(banks.length).toBeGreaterThanOrEqual(40);
    expect(new Set(banks.map(({ countryIso }) => countryIso)).size).toBeGreaterThanOrEqual(15);
    expect(new Set([...banks, ...bankPrices].map(({ id }) => id)).size).toBe(banks.length + bankPrices.length);
    expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length);
    expect(banks.filter((bank) => !Bank.safeParse(bank).success || bank.uses.length === 0)).toEqual([]);
  });

  it('are in known countries, and the country list for payouts has those that pay out', () => {
    const known = new Set(countries('en').map(({ iso }) => iso));
    expect(banks.filter(({ countryIso }) => !known.has(countryIso))).toEqual([]);
    const payouts = new Set(banks.filter(({ uses }) => uses.includes('payout')).map(({ countryIso }) => countryIso));
    expect(
      countries('en', 'bank')
        .map(({ iso }) => iso)
        .toSorted(),
    ).toEqual([...payouts].toSorted());
    expect(payouts.size).toBeGreaterThanOrEqual(15);
  });

  it.each(banks.map((bank) => [bank.countryIso, bank.name, bank] as const))(
    '%s %s has an account number by its own rule',
    (iso, _, bank) => {
      const { kind, pattern, example } = bank.accountRule;
      expect(isAccountNumber(example, bank.accountRule)).toBe(true);
      expect([pattern.startsWith('^'), pattern.endsWith('$')]).toEqual([true, true]);
      expect(kind === 'IBAN' ? example.startsWith(iso) : /^\d+$/.test(example)).toBe(true);
      const wrong = `${example.slice(0, -1)}${example.at(-1) === '1' ? '2' : '1'}`;
      expect(kind === 'IBAN' && isAccountNumber(wrong, bank.accountRule)).toBe(false);
    },
  );

  it('take deposits exactly where Kado has an account', () => {
    for (const { uses, depositAccount, accountRule } of banks) {
      expect(uses.includes('deposit')).toBe(depositAccount !== undefined);
      expect(depositAccount === undefined || isAccountNumber(depositAccount.number, accountRule)).toBe(true);
    }
  });

  it('include the banks of the design, with their prices', () => {
    const { fee, min, max, etaMinutes } = priceFor('Alderway Bank', 'deposit');
    expect({ fee, min, max, etaMinutes }).toEqual({
      fee: { fixed: money(0, 'USD'), percent: '0.5', cap: money(500, 'USD') },
      min: money(1000, 'USD'),
      max: money(500_000, 'USD'),
      etaMinutes: 20,
    });
    expect(['Cocoa Coast Bank', 'Volta Savings', 'Goldmoor Bank'].map((name) => priceFor(name, 'payout').rate)).toEqual([
      '12.400000',
      '12.420000',
      '12.440000',
    ]);
  });
});

describe.each(Object.keys(wallets))('Bank prices for wallets in %s', (wallet) => {
  const reference = createReference(wallet);

  it('cover every use of every bank, and leave something of every valid amount after the fee', () => {
    const expected = reference.banks.flatMap(({ id, uses }) => uses.map((use) => `${id} ${use}`));
    expect(reference.bankPrices.map(({ bankId, direction }) => `${bankId} ${direction}`).toSorted()).toEqual(expected.toSorted());
    for (const price of reference.bankPrices) {
      const { currency, min, max, fee, rate, direction, bankId } = price;
      expect(BankPrice.safeParse(price).success).toBe(true);
      expect(currency).toBe(reference.banks.find(({ id }) => id === bankId)?.currency);
      const source = direction === 'deposit' ? currency : wallet;
      expect([min.currency, max.currency, fee.fixed.currency, fee.cap?.currency ?? source]).toEqual([
        source,
        source,
        source,
        source,
      ]);
      expect(min.amountMinor).toBeLessThan(max.amountMinor);
      expect(rate === '1').toBe(currency === wallet);
      const arrives =
        direction === 'deposit'
          ? depositPriceOf(min, { rate, fee, walletCurrency: wallet }).credited
          : priceOf(min, { currency: wallet, receiveCurrency: currency, rate, fee }).receive;
      expect(arrives.amountMinor).toBeGreaterThan(0);
    }
  });
});

withDatabases(
  'The lists of banks',
  (make) => {
    it('are public, not paged, and filtered', async () => {
      const { call } = await make();
      const [all, prices] = [(await call<Bank[]>('GET /banks')).body, (await call<BankPrice[]>('GET /bank-prices')).body];
      expect([all.data.length, prices.data.length, all.meta, prices.meta]).toEqual([
        banks.length,
        bankPrices.length,
        undefined,
        undefined,
      ]);
      const german = (await call<Bank[]>('GET /banks?countryIso=DE&use=deposit')).body.data;
      expect(german.map(({ name }) => name)).toEqual(['Lindenhof Bank']);
      expect((await call<Bank[]>('GET /banks?countryIso=NG&use=deposit')).body.data).toEqual([]);
      const { id } = german[0]!;
      expect((await call<BankPrice[]>(`GET /bank-prices?bankId=${id}`)).body.data.map(({ direction }) => direction)).toEqual([
        'deposit',
        'payout',
      ]);
      const euros = (await call<BankPrice[]>('GET /bank-prices?direction=deposit&currency=EUR')).body.data;
      expect(new Set(euros.map(({ direction, currency }) => `${direction} ${currency}`))).toEqual(new Set(['deposit EUR']));
      expect(euros.length).toBeGreaterThan(1);
      expect((await call<BankPrice[]>('GET /bank-prices?bankId=nonsense')).body.data).toEqual([]);
      for (const query of ['/banks?use=loan', '/banks?countryIso=xx', '/banks?limit=5', '/bank-prices?direction=x'])
        expect((await call(`GET ${query}`)).status).toBe(422);
    });
  },
  ['embedded'],
);
