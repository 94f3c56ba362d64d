import type { i18n } from 'i18next';
import { FALLBACK, type Locale } from './languages.ts';

/** The content of a locale file by namespace. */
export type LocaleFile = Record<string, object>;
/** The source of locale files: a URL with the placeholder `{lng}`, and the `fetch` to use. */
export type Source = { loadPath: string; fetch: (address: string) => Promise<Response> };

/** Fetches a locale file. Its error message begins like Vite's for a missing style sheet, so that an app handles both in the same way. */
const fileOf = async ({ loadPath, fetch }: Source, lng: string): Promise<LocaleFile> => {
  const address = loadPath.replace('{lng}', lng);
  try {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as LocaleFile;
    throw response.status;
  } catch (cause) {
    throw new Error(`Unable to preload ${address}`, { cause });
  }
};

/** Loads locale files into i18next: the main file of a language, and a file for each feature. */
export class LocaleLoader {
  readonly #loaded = new Map<string, Promise<void>>();
  readonly #features = new Set<string>();
  readonly #i18n: i18n;
  readonly #source: Source;

  constructor(i18n: i18n, source: Source) {
    this.#i18n = i18n;
    this.#source = source;
  }

  /** Fetches a language's main file and the files of all features loaded so far; rejects if one of them fails. */
  async load(lng: Locale): Promise<void> {
    let known: number;
    do {
      known = this.#features.size;
      await Promise.all([this.#main(lng), ...[...this.#features].map((feature) => this.#feature(lng, feature))]);
    } while (this.#features.size > known); // repeats for features that were added meanwhile
  }

  /** Fetches a feature's file in the current language, or in English if that fails. `load` fetches it for each language chosen later. */
  async loadNamespace(feature: string): Promise<void> {
    this.#features.add(feature);
    const lng = this.#i18n.language as Locale;
    await this.#feature(lng, feature).catch(() => this.#feature(FALLBACK, feature));
  }

  #main(lng: string): Promise<void> {
    return this.#loadFile(lng, async () => {
      const parts = Object.entries(await fileOf(this.#source, lng));
      for (const [namespace, texts] of parts) this.#i18n.addResourceBundle(lng, namespace, texts, true, true);
    });
  }

  #feature(lng: string, feature: string): Promise<void> {
    return this.#loadFile(`${lng}.${feature}`, async () => {
      this.#i18n.addResourceBundle(lng, feature, await fileOf(this.#source, `${lng}.${feature}`), true, true);
    });
  }

  #loadFile(file: string, load: () => Promise<void>): Promise<void> {
    const running = this.#loaded.get(file) ?? load();
    this.#loaded.set(file, running);
    running.catch(() => this.#loaded.delete(file));
    return running;
  }
}
