import { LANGUAGES, type Country, type Language, type Network } from '@kado/contracts';

import countries from './data/countries.json' with { type: 'json' };
import { seedGiftProducts, type SoldGift } from './gift-products.ts';
import { type Detected, detectNetwork } from './network-detection.ts';
import { seedNetworks } from './networks.ts';

type Detect = (phone: string, networks: readonly Network[]) => Detected | undefined | Promise<Detected | undefined>;

/** Read-only lists in memory: from data files, the networks possibly from the supplier. */
export type Reference = {
  readonly networks: readonly Network[];
  network: (id: string) => Network | undefined;
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
  countries: (language: string, supports?: 'topup' | 'gift' | 'bank') => Country[];
  languages: (language: string) => Language[];
};

function named<Row>(kind: 'region' | 'language', language: string, rows: readonly Row[], code: (row: Row) => string) {
  const names = new Intl.DisplayNames([language, 'en'], { type: kind });
  return rows.map((row) => ({ ...row, name: names.of(code(row)) ?? code(row) }));
}

/** Builds the lists for one wallet currency; throws when it has no exchange rate. */
export function createReference(walletCurrency: string): Reference {
  let networks: readonly Network[] = [];
  let byId: ReadonlyMap<string, Network> = new Map();
  let detect: Detect = detectNetwork;
  const served = { topup: new Set<string>(), gift: new Set<string>(), bank: new Set<string>() };
  const replaceNetworks = (others: readonly Network[]): void => {
    networks = others;
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
  const inLanguage = new Map<string, Country[]>();
  const all = (language: string): Country[] => {
    const known = inLanguage.get(language);
    if (known) return known;
    const collator = new Intl.Collator(language);
    const list = named('region', language, countries, ({ iso }) => iso).toSorted((a, b) => collator.compare(a.name, b.name));
    inLanguage.set(language, list);
    return list;
  };
  return {
    get networks() {
      return networks;
    },
    network: (id) => byId.get(id),
    get giftProducts() {
      return giftProducts;
    },
    giftProduct: (id) => giftById.get(id),
    replaceGiftProducts,
    detect: async (phone) => detect(phone, networks),
    replaceNetworks,
    detectWith: (other) => (detect = other),
    countries: (language, supports) => all(language).filter(({ iso }) => !supports || served[supports].has(iso)),
    languages: (language) => named('language', language, LANGUAGES, ({ code }) => code),
  };
}
