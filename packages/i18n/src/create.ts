import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { directionOf, FALLBACK, type Locale } from './languages.ts';
import { keepLanguage } from './kept-language.ts';
import { Words, type WordsFile } from './words.ts';

/** How to start: the language, and either ready words (tests) or where to fetch them. */
export type I18nOptions = {
  lng: Locale;
  /** Words at hand, by language and namespace. */
  resources?: Partial<Record<Locale, WordsFile>>;
  /** Address of a language's words, with `{lng}` in it. */
  loadPath?: string;
  fetch?: (address: string) => Promise<Response>;
  storage?: Pick<Storage, 'setItem'>;
  /** Whether the page's direction follows the language; the template keeps a direction of its own. */
  turn?: boolean;
};

/** The words and how to change them. */
export type KadoI18n = {
  i18n: i18n;
  /** Fetches the first language, English where that fails; rejects only when neither can be had. */
  ready(): Promise<void>;
  /** Fetches a language, shows it and keeps it under `language`; rejects, changing nothing, when it cannot be fetched. */
  choose(lng: Locale): Promise<void>;
  /** Fetches a feature's own words, `{lng}.{feature}.json`, with its route. */
  loadNamespace(feature: string): Promise<void>;
};

/** Sets up i18next for the page: English as fallback, `lang` and `dir` of html in step with the language. */
export function createI18n({
  lng,
  resources,
  turn = true,
  storage,
  loadPath = '/assets/data/locales/{lng}.json',
  fetch = (address) => globalThis.fetch(address),
}: I18nOptions): KadoI18n {
  const i18n = createInstance();
  const words = new Words(i18n, { loadPath, fetch });
  const followed = () => followLanguage(i18n.language, turn);
  i18n.on('languageChanged', followed);
  // English is fetched only when a word is missing: all files have equal keys, so that is a deployment in between.
  let fallbackLoaded = resources !== undefined;
  i18n.on('missingKey', () => {
    if (fallbackLoaded) return;
    fallbackLoaded = true;
    words.load(FALLBACK).then(
      () => i18n.changeLanguage(i18n.language), // draws what was missing
      () => (fallbackLoaded = false),
    );
  });
  void i18n.use(initReactI18next).init({
    lng,
    fallbackLng: FALLBACK,
    resources: resources ?? {},
    defaultNS: 'common',
    fallbackNS: 'common',
    saveMissing: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    // Words are loaded before the page that shows them: their arrival draws nothing again.
    react: { useSuspense: false, bindI18nStore: '' },
  });
  const load = (wanted: Locale) => (resources ? Promise.resolve() : words.load(wanted));
  return {
    i18n,
    ready: () =>
      load(lng).catch(async () => {
        await load(FALLBACK);
        await i18n.changeLanguage(FALLBACK);
      }),
    choose: async (wanted) => {
      await load(wanted);
      await i18n.changeLanguage(wanted);
      if (storage) keepLanguage(storage, wanted);
    },
    loadNamespace: (feature) => (resources ? Promise.resolve() : words.loadNamespace(feature)),
  };
}

function followLanguage(lng: string, turn: boolean): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = lng;
  if (turn) document.documentElement.dir = directionOf(lng);
}
