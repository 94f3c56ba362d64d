import { FALLBACK, isLanguage, type Locale } from './languages.ts';

const KEY = 'language';
type LanguageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The language stored under `language`, or undefined. An invalid value is removed; a storage that throws counts as empty. */
function readLanguage(storage: LanguageStorage): Locale | undefined {
  try {
    const stored = storage.getItem(KEY);
    if (stored === null || isLanguage(stored)) return stored ?? undefined;
    storage.removeItem(KEY);
  } catch {
    // without access to storage the browser's language is used
  }
  return undefined;
}

/** Stores the language for the next visit; does nothing if storage is full or forbidden. */
export function storeLanguage(storage: Pick<Storage, 'setItem'>, lng: Locale): void {
  try {
    storage.setItem(KEY, lng);
  } catch {
    // the choice then lasts until the page closes
  }
}

/** The language to open with: the stored one, else the browser's first supported one, else English. */
export function firstLanguage(storage: LanguageStorage, wanted: readonly string[]): Locale {
  const supported = wanted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage);
  return readLanguage(storage) ?? supported ?? FALLBACK;
}
