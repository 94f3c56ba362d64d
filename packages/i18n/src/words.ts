import type { i18n } from 'i18next';
import { FALLBACK, type Locale } from './languages.ts';
import { MENU_NAMESPACE } from './menu-namespace.ts';

/** What a words file holds: one part for each namespace. */
export type WordsFile = Record<string, object>;
/** Where words come from: the address with `{lng}` in it, and the fetch to ask with. */
export type Source = { loadPath: string; fetch: (address: string) => Promise<Response> };

const fileOf = async ({ loadPath, fetch }: Source, lng: string): Promise<WordsFile> => {
  const address = loadPath.replace('{lng}', lng);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as WordsFile;
};

/** The words of one language, file by file: the main one, and one for each feature that brings its own. */
export class Words {
  readonly #loaded = new Map<string, Promise<void>>();
  readonly #features = new Set<string>();
  readonly #i18n: i18n;
  readonly #source: Source;

  constructor(i18n: i18n, source: Source) {
    this.#i18n = i18n;
    this.#source = source;
  }

  /** Fetches all that is open so far in a language; rejects when its main file cannot be had. */
  async load(lng: Locale): Promise<void> {
    await Promise.all([this.#main(lng), ...[...this.#features].map((feature) => this.#feature(lng, feature))]);
  }

  /** Fetches a feature's own words in the language shown now, and in each one chosen later; English where that file is missing. */
  async loadNamespace(feature: string): Promise<void> {
    this.#features.add(feature);
    const lng = this.#i18n.language as Locale;
    await this.#feature(lng, feature).catch(() => this.#feature(FALLBACK, feature));
  }

  #main(lng: string): Promise<void> {
    return this.#once(lng, async () => {
      const parts = Object.entries(await fileOf(this.#source, lng));
      for (const [namespace, words] of parts) this.#i18n.addResourceBundle(lng, namespace, words, true, true);
    });
  }

  #feature(lng: string, feature: string): Promise<void> {
    return this.#once(`${lng}.${feature}`, async () => {
      const words = await fileOf(this.#source, `${lng}.${feature}`);
      const parts = feature === MENU_NAMESPACE ? words : { [feature]: words };
      for (const [namespace, each] of Object.entries(parts)) this.#i18n.addResourceBundle(lng, namespace, each, true, true);
    });
  }

  #once(file: string, fetchIt: () => Promise<void>): Promise<void> {
    const running = this.#loaded.get(file) ?? fetchIt();
    this.#loaded.set(file, running);
    running.catch(() => this.#loaded.delete(file));
    return running;
  }
}
