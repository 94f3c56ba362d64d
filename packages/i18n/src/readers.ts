import type { i18n } from 'i18next';

/** i18next's `t`, without the types of a language's keys: who asks for a reader knows them. */
export type Translate = (word: string, values?: object) => string;
/** `getFixedT` as react-i18next calls it: all namespaces count for words that name theirs. */
type Fix = (lng: string, first: string | undefined, prefix: undefined, options: { scopeNs: string[] }) => Translate;

/** What a component reads words with: `t`, which is another one once its words are, and the instance, which is another one once the language is. */
export type Reader = { t: Translate; i18n: i18n };

/** A `t` that looks a word without values up once. */
function remembering(translate: Translate): Translate {
  const known = new Map<unknown, string>();
  const t: Translate = (word, values) => {
    if (values !== undefined) return translate(word, values);
    const found = known.get(word) ?? translate(word);
    known.set(word, found);
    return found;
  };
  // Its namespaces stand on it, for those who are handed a `t`.
  return Object.assign(t, translate);
}

/** The readers of one i18next, one for each list of namespaces, however many components use it. */
export class Readers {
  readonly #readers = new Map<string, Reader>();
  readonly #listeners = new Set<() => void>();
  readonly #i18n: i18n;
  #shown: i18n;

  constructor(i18n: i18n) {
    this.#i18n = i18n;
    this.#shown = i18n;
    i18n.on('languageChanged', () => {
      // Whoever compares instances, as memos do, sees that this one speaks another language.
      this.#shown = new Proxy(i18n, {});
      this.#forget(() => true);
    });
    // Common words stand in for any that is missing, and so do those of the fallback language.
    i18n.store.on('added', (lng: string, namespace: string) =>
      this.#forget((read) => lng !== i18n.language || namespace === i18n.options.defaultNS || read.includes(namespace)),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The reader of some namespaces, in the order in which they are asked; the same one until its words are others. */
  of(namespaces: string | readonly string[]): Reader {
    const key = String(namespaces);
    const known = this.#readers.get(key) ?? this.#make(key.split(','));
    this.#readers.set(key, known);
    return known;
  }

  #make(namespaces: string[]): Reader {
    const fix = this.#i18n.getFixedT.bind(this.#i18n) as unknown as Fix;
    return { t: remembering(fix(this.#i18n.language, namespaces[0], undefined, { scopeNs: namespaces })), i18n: this.#shown };
  }

  #forget(reads: (namespaces: readonly string[]) => boolean): void {
    for (const key of this.#readers.keys()) if (reads(key.split(','))) this.#readers.delete(key);
    for (const listener of this.#listeners) listener();
  }
}
