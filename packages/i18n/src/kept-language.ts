import { FALLBACK, isLanguage, type Locale } from './languages.ts';

const KEY = 'language';
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The language kept under `language`, or undefined; a damaged or foreign value is dropped, a storage that throws counts as empty. */
export function readLanguage(storage: Kept): Locale | undefined {
  try {
    const kept = storage.getItem(KEY);
    if (kept === null || isLanguage(kept)) return kept ?? undefined;
    storage.removeItem(KEY);
  } catch {
    // a browser that forbids storage still gets a language
  }
  return undefined;
}

/** Keeps the language for the next visit; silently does nothing where storage is full or forbidden. */
export function keepLanguage(storage: Pick<Storage, 'setItem'>, lng: Locale): void {
  try {
    storage.setItem(KEY, lng);
  } catch {
    // the choice then lasts as long as the page
  }
}

/** The language to open with: the kept one, else the first of the browser's that we speak, else English. */
export function firstLanguage(storage: Kept, wanted: readonly string[]): Locale {
  const spoken = wanted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage);
  return readLanguage(storage) ?? spoken ?? FALLBACK;
}
