import { type Bank, type BankPrice, LANGUAGES, type Country, type Language, type Network } from '@kado/contracts';

import countries from './data/countries.json' with { type: 'json' };
import { type Payout, seedBanks } from './banks.ts';
import { seedGiftProducts, type SoldGift } from './gift-products.ts';
import { type Detected, detectNetwork } from './network-detection.ts';
import { seedNetworks } from './networks.ts';

type Detect = (phone: string, networks: readonly Network[]) => Detected | undefined | Promise<Detected | undefined>;

/** Read-only lists in memory: from data files, the networks possibly from the supplier. Whole lists are frozen, so that a response is serialised once. */
export type Reference = {
  readonly networks: readonly Network[];
  readonly banks: readonly Bank[];
  /** The fees, rates and limits of every bank, per direction. */
  readonly bankPrices: readonly BankPrice[];
  network: (id: string) => Network | undefined;
  /** The bank, if gifts can be sent to its accounts. */
  payout: (bankId: string) => Payout | undefined;
  /** Sends no gifts to banks from now on. */
  stopPayouts: () => void;
  /** Gift cards, by brand. */
  readonly giftProducts: readonly SoldGift[];
  giftProduct: (id: string) => SoldGift | undefined;
  /** The network that an E.164 number probably belongs to, as the supplier sees it. */
  detect: (phone: string) => Promise<Detected | undefined>;
  /** Sells these networks from now on. */
  replaceNetworks: (networks: readonly Network[]) => void;
  detectWith: (detect: Detect) => void;
  /** Sells these gift cards from now on. */
  replaceGiftProducts: (products: readonly SoldGift[]) => void;
  countries: (language: string, supports?: 'topup' | 'gift' | 'bank') => readonly Country[];
  languages: (language: string) => readonly Language[];
};

function named<Row>(kind: 'region' | 'language', language: string, rows: readonly Row[], code: (row: Row) => string) {
  const names = new Intl.DisplayNames([language, 'en'], { type: kind });
  return rows.map((row) => ({ ...row, name: names.of(code(row)) ?? code(row) }));
}

/** A function of a language that is called once for each. */
function onceEach<Result>(make: (language: string) => Result): (language: string) => Result {
  const made = new Map<string, Result>();
  return (language) => {
    const result = made.get(language) ?? make(language);
    made.set(language, result);
    return result;
  };
}

/** Builds the lists for one wallet currency; throws when it has no exchange rate. */
export function createReference(walletCurrency: string): Reference {
  let networks: readonly Network[] = [];
  let byId: ReadonlyMap<string, Network> = new Map();
  let detect: Detect = detectNetwork;
  const { banks, bankPrices } = seedBanks(walletCurrency);
  const payouts = new Map(
    bankPrices.flatMap((price): [string, Payout][] => {
      const bank = banks.find(({ id }) => id === price.bankId);
      return bank && price.direction === 'payout' ? [[bank.id, { bank, price }]] : [];
    }),
  );
  const countriesOfBanks = new Set([...payouts.values()].map(({ bank }) => bank.countryIso));
  const served = { topup: new Set<string>(), gift: new Set<string>(), bank: countriesOfBanks };
  const replaceNetworks = (others: readonly Network[]): void => {
    networks = Object.freeze([...others]);
    byId = new Map(others.map((network) => [network.id, network]));
    served.topup = new Set(others.map(({ countryIso }) => countryIso));
  };
  replaceNetworks(seedNetworks(walletCurrency));
  let giftProducts: readonly SoldGift[] = [];
  let giftById: ReadonlyMap<string, SoldGift> = new Map();
  const replaceGiftProducts = (others: readonly SoldGift[]): void => {
    giftProducts = others;
    giftById = new Map(others.map((product) => [product.id, product]));
    served.gift = new Set(others.map(({ countryIso }) => countryIso));
  };
  replaceGiftProducts(seedGiftProducts(walletCurrency));
  const countriesIn = onceEach((language): readonly Country[] => {
    const collator = new Intl.Collator(language);
    const list = named('region', language, countries, ({ iso }) => iso).toSorted((x, y) => collator.compare(x.name, y.name));
    return Object.freeze(list);
  });
  const languagesIn = onceEach((language) => Object.freeze(named('language', language, LANGUAGES, ({ code }) => code)));
  return {
    get networks() {
      return networks;
    },
    banks,
    bankPrices,
    network: (id) => byId.get(id),
    payout: (bankId) => payouts.get(bankId),
    stopPayouts: () => {
      payouts.clear();
      served.bank.clear();
    },
    get giftProducts() {
      return giftProducts;
    },
    giftProduct: (id) => giftById.get(id),
    replaceGiftProducts,
    detect: async (phone) => detect(phone, networks),
    replaceNetworks,
    detectWith: (other) => (detect = other),
    countries: (language, supports) =>
      supports ? countriesIn(language).filter(({ iso }) => served[supports].has(iso)) : countriesIn(language),
    languages: languagesIn,
  };
}
