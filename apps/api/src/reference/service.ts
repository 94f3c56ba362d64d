import { type Bank, type BankPrice, ItemKind, LANGUAGES, type Country, type Language, type Network } from '@kado/contracts';

import countries from './data/countries.json' with { type: 'json' };
import { type Payout, seedBanks } from './banks.ts';
import { seedGiftProducts, type SoldGift } from './gift-products.ts';
import { unavailable } from '../http/errors.ts';
import { type Detected, detectNetwork } from './network-detection.ts';
import { seedNetworks } from './networks.ts';
import { createSoldList } from './sold-list.ts';

type Detect = (
  phone: string,
  networks: readonly Network[],
  forQuote: boolean,
) => Detected | undefined | Promise<Detected | undefined>;

/** Read-only lists in memory: from data files, or from the supplier. Whole lists are frozen, so that a response is serialised only once. */
export type Reference = {
  readonly networks: readonly Network[];
  readonly banks: readonly Bank[];
  /** The fees, rates and limits of every bank, per direction. */
  readonly bankPrices: readonly BankPrice[];
  network: (id: string) => Network | undefined;
  /** The bank, if gifts can be sent to its accounts. */
  payout: (bankId: string) => Payout | undefined;
  /** The bank, if an account there can be saved: gifts are sent to it, or were before `stopPayouts`. */
  payoutBank: (bankId: string) => Bank | undefined;
  /** Stops offering and sending gifts to banks. */
  stopPayouts: () => void;
  /** The gift cards, sorted by brand. */
  readonly giftProducts: readonly SoldGift[];
  giftProduct: (id: string) => SoldGift | undefined;
  /** The probable network of an E.164 number, as the supplier detects it. Under load, a detection for a quote waits; any other is skipped. */
  detect: (phone: string, options?: { forQuote: boolean }) => Promise<Detected | undefined>;
  /** Replaces the networks on sale. */
  replaceNetworks: (networks: readonly Network[]) => void;
  detectWith: (detect: Detect) => void;
  /** Replaces the gift cards on sale. */
  replaceGiftProducts: (products: readonly SoldGift[]) => void;
  /** Empties the list of this kind until it is replaced. */
  awaitLoad: (kind: 'topup' | 'gift') => void;
  /** The kinds whose list is loaded. */
  loadedKinds: () => ItemKind[];
  /** Throws 503 while the list of this kind is not loaded. */
  requireLoaded: (kind: ItemKind | undefined) => void;
  countries: (language: string, supports?: ItemKind) => readonly Country[];
  languages: (language: string) => readonly Language[];
};

function named<Row>(kind: 'region' | 'language', language: string, rows: readonly Row[], code: (row: Row) => string) {
  const names = new Intl.DisplayNames([language, 'en'], { type: kind });
  return rows.map((row) => ({ ...row, name: names.of(code(row)) ?? code(row) }));
}

/** Memoises a function of a language. */
function onceEach<Result>(make: (language: string) => Result): (language: string) => Result {
  const made = new Map<string, Result>();
  return (language) => {
    const result = made.get(language) ?? make(language);
    made.set(language, result);
    return result;
  };
}

const countriesIn = onceEach((language): readonly Country[] => {
  const collator = new Intl.Collator(language);
  const list = named('region', language, countries, ({ iso }) => iso).toSorted((x, y) => collator.compare(x.name, y.name));
  return Object.freeze(list);
});
const languagesIn = onceEach((language) => Object.freeze(named('language', language, LANGUAGES, ({ code }) => code)));

type BankLists = ReturnType<typeof seedBanks>;

function payoutsOf({ banks, bankPrices }: BankLists): Map<string, Payout> {
  return new Map(
    bankPrices.flatMap((price): [string, Payout][] => {
      const bank = banks.find(({ id }) => id === price.bankId);
      return bank && price.direction === 'payout' ? [[bank.id, { bank, price }]] : [];
    }),
  );
}

/** The banks stay in the list, because users may have saved accounts there. */
const withoutPayouts = ({ banks, bankPrices }: BankLists): BankLists => ({
  banks: banks.map((bank) => ({ ...bank, uses: bank.uses.filter((use) => use !== 'payout') })),
  bankPrices: bankPrices.filter(({ direction }) => direction !== 'payout'),
});

/** The Retry-After of a request for a list that is not loaded. */
const LOADING_SECONDS = 5;

/** Builds the lists for one wallet currency; throws when it has no exchange rate. */
export function createReference(walletCurrency: string): Reference {
  const sold = { topup: createSoldList(seedNetworks(walletCurrency)), gift: createSoldList(seedGiftProducts(walletCurrency)) };
  let detect: Detect = detectNetwork;
  let lists = seedBanks(walletCurrency);
  const payouts = payoutsOf(lists);
  const payoutBanks = new Map([...payouts].map(([id, { bank }]) => [id, bank]));
  const isLoaded = (kind: ItemKind): boolean => kind === 'bank' || !sold[kind].isAwaited();
  const countriesOf = (kind: ItemKind): ReadonlySet<string> =>
    kind === 'bank' ? new Set([...payouts.values()].map(({ bank }) => bank.countryIso)) : sold[kind].countries();
  return {
    get networks() {
      return sold.topup.rows();
    },
    get banks() {
      return lists.banks;
    },
    get bankPrices() {
      return lists.bankPrices;
    },
    network: sold.topup.find,
    payout: (bankId) => payouts.get(bankId),
    payoutBank: (bankId) => payoutBanks.get(bankId),
    stopPayouts: () => {
      lists = withoutPayouts(lists);
      payouts.clear();
    },
    get giftProducts() {
      return sold.gift.rows();
    },
    giftProduct: sold.gift.find,
    replaceGiftProducts: sold.gift.replace,
    awaitLoad: (kind) => sold[kind].awaitLoad(),
    loadedKinds: () => ItemKind.options.filter(isLoaded),
    requireLoaded: (kind) => {
      if (kind && !isLoaded(kind)) throw unavailable(LOADING_SECONDS);
    },
    detect: async (phone, { forQuote } = { forQuote: false }) => detect(phone, sold.topup.rows(), forQuote),
    replaceNetworks: sold.topup.replace,
    detectWith: (other) => (detect = other),
    countries: (language, supports) => {
      const served = supports && countriesOf(supports);
      return served ? countriesIn(language).filter(({ iso }) => served.has(iso)) : countriesIn(language);
    },
    languages: languagesIn,
  };
}
