import { LANGUAGES, type Country, type Language, type Network } from '@kado/contracts';

import countries from './data/countries.json' with { type: 'json' };
import { seedNetworks } from './networks.ts';

/** Read-only lists, loaded from data files into memory. */
export type Reference = {
  networks: readonly Network[];
  network: (id: string) => Network | undefined;
  countries: (language: string, supports?: 'topup' | 'gift' | 'bank') => Country[];
  languages: (language: string) => Language[];
};

function named<Row>(kind: 'region' | 'language', language: string, rows: readonly Row[], code: (row: Row) => string) {
  const names = new Intl.DisplayNames([language, 'en'], { type: kind });
  return rows.map((row) => ({ ...row, name: names.of(code(row)) ?? code(row) }));
}

/** Builds the lists for one wallet currency; throws when it has no exchange rate. */
export function createReference(walletCurrency: string): Reference {
  const networks = seedNetworks(walletCurrency);
  const byId = new Map(networks.map((network) => [network.id, network]));
  const served = {
    topup: new Set(networks.map(({ countryIso }) => countryIso)),
    gift: new Set<string>(),
    bank: new Set<string>(),
  };
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
    networks,
    network: (id) => byId.get(id),
    countries: (language, supports) => all(language).filter(({ iso }) => !supports || served[supports].has(iso)),
    languages: (language) => named('language', language, LANGUAGES, ({ code }) => code),
  };
}
