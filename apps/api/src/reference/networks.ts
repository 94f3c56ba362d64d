import { type Fee, type Money, money, type Network, type NumberRule, receiveMinor, sendMinor } from '@kado/contracts';

import seed from './data/networks.json' with { type: 'json' };
import wallets from './data/wallets.json' with { type: 'json' };
import { EnvError } from '../settings.ts';
import { divide, type SeedFee, toFee, toMinor, toMoney } from './convert.ts';

type SeedCountry = { countryIso: string; currency: string; pattern: string; networks: SeedNetwork[] };
type SeedNetwork = {
  id: string;
  name: string;
  logo: Network['logo'];
  rate: string;
  fee: SeedFee;
  local?: { min: string; max: string };
  fixed?: { send: string; label: string }[];
  suggested?: string[];
  supportsLocalAmounts?: boolean;
  prefixes: string[];
  example: string;
};
type Pair = { wallet: string; perDollar: string; currency: string; rate: string };

const toSend = (local: Money, { rate, wallet }: Pair): Money =>
  money(sendMinor(BigInt(local.amountMinor), rate, wallet, local.currency), wallet);

/** The largest amount to send for which at most `local` arrives. */
function maxSend(local: Money, pair: Pair): Money {
  const { amountMinor } = toSend(local, pair);
  const arrives = receiveMinor(BigInt(amountMinor), pair.rate, pair.wallet, local.currency);
  return money(arrives > BigInt(local.amountMinor) ? amountMinor - 1 : amountMinor, pair.wallet);
}

function ranged(row: SeedNetwork, local: { min: string; max: string }, pair: Pair): Partial<Network> {
  const [localMin, localMax] = [toMoney(local.min, pair.currency), toMoney(local.max, pair.currency)];
  const suggested = (row.suggested ?? []).map((amount) => toMoney(amount, pair.currency));
  const limits = { min: toSend(localMin, pair), max: maxSend(localMax, pair) };
  return row.supportsLocalAmounts
    ? { ...limits, localMin, localMax, suggested }
    : { ...limits, suggested: suggested.map((each) => toSend(each, pair)) };
}

const fixed = (rows: NonNullable<SeedNetwork['fixed']>, { wallet, perDollar, rate, currency }: Pair): Partial<Network> => ({
  fixedAmounts: rows.map(({ send, label }) => {
    const sent = toMinor(send, wallet, perDollar);
    return { send: money(sent, wallet), receive: money(receiveMinor(sent, rate, wallet, currency), currency), label };
  }),
});

function toNetwork(country: SeedCountry, row: SeedNetwork, wallet: string, perDollar: string): Network {
  const rate = perDollar === '1' ? row.rate : divide(row.rate, perDollar);
  const pair = { wallet, perDollar, currency: country.currency, rate };
  return {
    id: row.id,
    countryIso: country.countryIso,
    name: row.name,
    logo: row.logo,
    denominationType: row.fixed ? 'FIXED' : 'RANGE',
    sendCurrency: wallet,
    receiveCurrency: country.currency,
    rate,
    fee: toFee(row.fee, wallet, perDollar),
    ...(row.fixed ? fixed(row.fixed, pair) : {}),
    ...(row.local ? ranged(row, row.local, pair) : {}),
    supportsLocalAmounts: row.supportsLocalAmounts ?? false,
    numberRule: { prefixes: row.prefixes, pattern: country.pattern, example: row.example },
  };
}

/** The number rule of each country, with an example. */
export const numberRules = (): Map<string, NumberRule> =>
  new Map(
    (seed as SeedCountry[]).map(({ countryIso, pattern, networks: [first] }) => [
      countryIso,
      { pattern, prefixes: [], example: first?.example ?? '' },
    ]),
  );

/** How many units of a wallet's currency one US dollar costs; throws for a currency that wallets cannot have. */
export const perDollarOf = (wallet: string): string => {
  const perDollar = (wallets as Record<string, string>)[wallet];
  if (!perDollar)
    throw new EnvError(`KADO_WALLET_CURRENCY must be one of ${Object.keys(wallets).join(', ')}, but is '${wallet}'`);
  return perDollar;
};

/** Our fee for a network without its own: 0.30 US dollars in the wallet's currency. */
export const defaultFee = (wallet: string): Fee => ({ fixed: toMoney('0.30', wallet, perDollarOf(wallet)), percent: '0' });

/** All networks, priced in the wallet's currency; throws when the currency has no exchange rate. */
export function seedNetworks(wallet: string): Network[] {
  const perDollar = perDollarOf(wallet);
  return (seed as SeedCountry[]).flatMap((country) => country.networks.map((row) => toNetwork(country, row, wallet, perDollar)));
}
