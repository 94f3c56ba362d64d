import { LanguageCode } from '@kado/contracts';

import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import moneyAr from './locales/money/ar.json' with { type: 'json' };
import moneyDe from './locales/money/de.json' with { type: 'json' };
import moneyEn from './locales/money/en.json' with { type: 'json' };
import moneyFr from './locales/money/fr.json' with { type: 'json' };
import moneyPt from './locales/money/pt.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** A key of the catalogues, such as `errors.NOT_FOUND`. The texts about orders and money are in locales/money. */
export type MessageKey = Paths<typeof en> | Paths<typeof moneyEn>;
export type Params = Readonly<Record<string, string | number>>;

type Tree = { readonly [key: string]: string | Tree };
const flat = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value] as [string, string]] : flat(value, `${at}${key}.`),
  );
const catalogue = (...trees: Tree[]): ReadonlyMap<string, string> => new Map(trees.flatMap((tree) => flat(tree)));

/** Every text by its key, per language. */
export const CATALOGUES: Readonly<Record<LanguageCode, ReadonlyMap<string, string>>> = {
  en: catalogue(en, moneyEn),
  fr: catalogue(fr, moneyFr),
  de: catalogue(de, moneyDe),
  pt: catalogue(pt, moneyPt),
  ar: catalogue(ar, moneyAr),
};

/** The text in a language with `{{name}}` replaced. Falls back to English; a test checks that no text is missing. */
export function translate(language: LanguageCode, key: MessageKey, params: Params = {}): string {
  const text = CATALOGUES[language].get(key) ?? CATALOGUES.en.get(key) ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** The supported language of a code, else English. */
export const languageOr = (code: string | undefined): LanguageCode => {
  const found = LanguageCode.safeParse(code);
  return found.success ? found.data : 'en';
};
