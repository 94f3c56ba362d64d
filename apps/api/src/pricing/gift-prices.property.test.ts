import { exponentOf, type Fee, type Money, type QuoteLine } from '@kado/contracts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { seedBanks } from '../reference/banks.ts';
import { seedGiftProducts } from '../reference/gift-products.ts';
import { bankLine } from './bank.ts';
import { giftLine } from './gift.ts';

const CASES = { numRuns: 5000 };
/** Wallet currencies with no, two and three decimals. */
const WALLETS = ['JPY', 'USD', 'KWD'];

type Offer = { line: (amountMinor: number) => QuoteLine; fee: Fee; min: Money; max: Money };
type Wallet = { gifts: Offer[]; payouts: Offer[] };

function offersIn(wallet: string): Wallet {
  const { banks, bankPrices } = seedBanks(wallet);
  const gifts = seedGiftProducts(wallet).map((product): Offer => {
    const { id: giftProductId, denominations = [], fee, currency } = product;
    const { min = denominations[0]!, max = denominations.at(-1)! } = product;
    const recipient = { name: 'Rosa', email: 'rosa@kado.test' };
    const line = (amountMinor: number) =>
      giftLine({ id: 'i', kind: 'gift', giftProductId, recipient, amount: { amountMinor, currency } }, product, wallet);
    return { line, fee, min, max };
  });
  const payouts = bankPrices
    .filter(({ direction }) => direction === 'payout')
    .map((price): Offer => {
      const bank = banks.find(({ id }) => id === price.bankId)!;
      const item = { id: 'i', kind: 'bank' as const, bankId: bank.id, account: { number: '1', holder: 'Karim' } };
      const line = (amountMinor: number) =>
        bankLine({ ...item, amount: { amountMinor, currency: wallet } }, { bank, price }, wallet);
      return { line, fee: price.fee, min: price.min, max: price.max };
    });
  return { gifts, payouts };
}

/** A random amount within the limits of an offer, and its priced line. */
const bought = (offered: readonly Offer[]) =>
  fc
    .constantFrom(...offered)
    .chain(({ min, max, fee, line }) =>
      fc
        .integer({ min: min.amountMinor, max: max.amountMinor })
        .map((amountMinor) => ({ amountMinor, fee, line: line(amountMinor) })),
    );

/** How many whole minor units an amount buys at a rate, computed from the decimal text alone. */
function buys(sendMinor: number, { send, receive, rate }: QuoteLine): bigint {
  const [whole = '0', decimals = ''] = rate.split('.');
  const over = BigInt(sendMinor) * BigInt(whole + decimals) * 10n ** BigInt(exponentOf(receive.currency));
  return over / 10n ** BigInt(decimals.length + exponentOf(send.currency));
}

const offers = Object.fromEntries(WALLETS.map((wallet) => [wallet, offersIn(wallet)])) as Record<string, Wallet>;

it.each(WALLETS)(
  'M8 a gift card in a wallet of %s costs the least that buys its amount, and exactly its amount arrives',
  (wallet) => {
    fc.assert(
      fc.property(bought(offers[wallet]!.gifts), ({ line, amountMinor }) => {
        expect(line.receive.amountMinor).toBe(amountMinor);
        expect(buys(line.send.amountMinor, line)).toBeGreaterThanOrEqual(BigInt(amountMinor));
        expect(buys(line.send.amountMinor - 1, line)).toBeLessThan(BigInt(amountMinor));
      }),
      CASES,
    );
  },
);

it.each(WALLETS)('M8 a bank gift from a wallet of %s delivers what its amount buys, rounded down', (wallet) => {
  fc.assert(
    fc.property(bought(offers[wallet]!.payouts), ({ line, amountMinor }) => {
      expect(line.send.amountMinor).toBe(amountMinor);
      expect(BigInt(line.receive.amountMinor)).toBe(buys(amountMinor, line));
    }),
    CASES,
  );
});

it.each(WALLETS)('M8 fees are between their fixed part and their cap in a wallet of %s', (wallet) => {
  const { gifts, payouts } = offers[wallet]!;
  fc.assert(
    fc.property(bought([...gifts, ...payouts]), ({ line, fee: { fixed, cap } }) => {
      expect(line.fee.currency).toBe(wallet);
      expect(line.fee.amountMinor).toBeGreaterThanOrEqual(fixed.amountMinor);
      expect(line.fee.amountMinor).toBeLessThanOrEqual(Math.max(cap?.amountMinor ?? Infinity, fixed.amountMinor));
    }),
    CASES,
  );
});
