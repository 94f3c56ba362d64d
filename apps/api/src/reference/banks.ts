import type { Bank, BankPrice } from '@kado/contracts';

import { divide, type SeedFee, times, toFee, toMoney } from './convert.ts';
import seed from './data/banks.json' with { type: 'json' };
import { perDollarOf } from './networks.ts';

/** A bank that can receive gifts, with its payout price. */
export type Payout = { bank: Bank; price: BankPrice };

type SeedPrice = {
  id: string;
  min: string;
  max: string;
  fee: SeedFee;
  /** The part of the market rate that the customer gets. */
  margin: string;
  etaMinutes: number;
};
type SeedBank = {
  id: string;
  name: string;
  /** The deposit price, in the bank's currency. */
  deposit?: SeedPrice & { account: { number: string; holder: string; bankCode: string } };
  /** The payout price, in US dollars. */
  payout?: SeedPrice;
};
type SeedCountry = {
  countryIso: string;
  currency: string;
  perDollar: string;
  accountRule: Bank['accountRule'];
  banks: SeedBank[];
};

const toBank = ({ countryIso, currency, accountRule }: SeedCountry, { id, name, deposit, payout }: SeedBank): Bank => ({
  id,
  countryIso,
  name,
  currency,
  uses: [...(deposit ? ['deposit' as const] : []), ...(payout ? ['payout' as const] : [])],
  accountRule,
  ...(deposit ? { depositAccount: deposit.account } : {}),
});

/** The exchange rate between two currencies, each given as units per US dollar. */
const rateOf = (from: string, to: string, margin: string): string => divide(times(to, margin), from);

function pricesOf({ currency, perDollar }: SeedCountry, { id: bankId, deposit, payout }: SeedBank, wallet: string): BankPrice[] {
  const walletPerDollar = perDollarOf(wallet);
  const priceOf = (
    row: SeedPrice,
    direction: BankPrice['direction'],
    source: string,
    factor: string,
    rate: string,
  ): BankPrice => ({
    id: row.id,
    bankId,
    direction,
    currency,
    min: toMoney(row.min, source, factor),
    max: toMoney(row.max, source, factor),
    fee: toFee(row.fee, source, factor),
    rate: currency === wallet ? '1' : rate,
    etaMinutes: row.etaMinutes,
  });
  return [
    ...(deposit ? [priceOf(deposit, 'deposit', currency, '1', rateOf(perDollar, walletPerDollar, deposit.margin))] : []),
    ...(payout ? [priceOf(payout, 'payout', wallet, walletPerDollar, rateOf(walletPerDollar, perDollar, payout.margin))] : []),
  ];
}

/** All banks, with their prices in both directions for wallets in this currency. */
export function seedBanks(wallet: string): { banks: Bank[]; bankPrices: BankPrice[] } {
  const rows = (seed as SeedCountry[]).flatMap((country) => country.banks.map((bank) => ({ country, bank })));
  return {
    banks: rows.map(({ country, bank }) => toBank(country, bank)),
    bankPrices: rows.flatMap(({ country, bank }) => pricesOf(country, bank, wallet)),
  };
}
