import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatThousands } from './formats.ts';
import { directionOf, FALLBACK, type Locale } from './languages.ts';
import { storeLanguage } from './stored-language.ts';
import { LocaleLoader, type LocaleFile } from './locale-loader.ts';

/** Options: the language, and either the translations themselves (tests) or where to fetch them. */
export type I18nOptions = {
  lng: Locale;
  /** Translations by language and namespace. */
  resources?: Partial<Record<Locale, LocaleFile>>;
  /** URL of a language's translations, with the placeholder `{lng}`. */
  loadPath?: string;
  fetch?: (address: string) => Promise<Response>;
  storage?: Pick<Storage, 'setItem'>;
  /** Whether the page's direction follows the language; in the template it is a stored preference instead. */
  directionFollowsLanguage?: boolean;
};

/** i18next, and functions to load and change the language. */
export type KadoI18n = {
  i18n: i18n;
  /** Fetches the initial language, or English if that fails; rejects only if both fail. */
  ready(): Promise<void>;
  /**
   * Fetches a language, then shows it and stores it under `language`, after `ready` has resolved. Of several choices, the last one that succeeds counts.
   * Rejects and changes nothing if it cannot be fetched.
   */
  choose(lng: Locale, ready?: Promise<void>): Promise<void>;
  /** Fetches a feature's own translations, `{lng}.{feature}.json`; called when one of its routes loads. */
  loadNamespace(feature: string): Promise<void>;
};

/** Sets up i18next for the page: English as fallback, `lang` and `dir` of the html element follow the language. */
export function createI18n({
  lng,
  resources,
  directionFollowsLanguage = true,
  storage,
  loadPath = '/assets/data/locales/{lng}.json',
  fetch = (address) => globalThis.fetch(address),
}: I18nOptions): KadoI18n {
  const i18n = createInstance();
  const loader = new LocaleLoader(i18n, { loadPath, fetch });
  const applyLanguage = () => followLanguage(i18n.language, directionFollowsLanguage);
  i18n.on('languageChanged', applyLanguage);
  // English is fetched only if a key is missing. All files have equal keys, so this happens only during a deployment.
  let fallbackLoaded = resources !== undefined;
  i18n.on('missingKey', () => {
    if (fallbackLoaded) return;
    fallbackLoaded = true;
    loader.load(FALLBACK).then(
      () => i18n.changeLanguage(i18n.language), // re-renders the missing texts
      () => (fallbackLoaded = false),
    );
  });
  void i18n
    .use(initReactI18next)
    .use(counts)
    .init({
      lng,
      fallbackLng: FALLBACK,
      resources: resources ?? {},
      defaultNS: 'common',
      fallbackNS: 'common',
      saveMissing: true,
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      // A page's translations are loaded before it renders, so their arrival need not re-render anything.
      react: { useSuspense: false, bindI18nStore: '' },
    });
  let choices = 0;
  let shown = 0;
  const load = (wanted: Locale) => (resources ? Promise.resolve() : loader.load(wanted));
  return {
    i18n,
    ready: () =>
      load(lng).catch(async () => {
        await load(FALLBACK);
        await i18n.changeLanguage(FALLBACK);
      }),
    choose: async (wanted, ready) => {
      const choice = ++choices;
      await Promise.all([load(wanted), ready]);
      await load(wanted); // loads the files of features that were opened while `ready` was pending
      if (choice < shown) return;
      shown = choice;
      await i18n.changeLanguage(wanted);
      if (storage && choice === shown) storeLanguage(storage, wanted);
    },
    loadNamespace: (feature) => (resources ? Promise.resolve() : loader.loadNamespace(feature)),
  };
}

/** Formats `count` with the language's thousands separators; other values stay unchanged. */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _, lng, options) =>
    options?.['interpolationkey'] === 'count' && typeof value === 'number' ? formatThousands(value, lng) : (value as string),
};

function followLanguage(lng: string, directionFollowsLanguage: boolean): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = lng;
  if (directionFollowsLanguage) document.documentElement.dir = directionOf(lng);
}
