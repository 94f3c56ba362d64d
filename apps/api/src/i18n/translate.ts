import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LanguageCode, LANGUAGES, type Money } from '@kado/contracts';

import { PACKAGE } from '../paths.ts';
import { formatMoney, formatReceived } from './money.ts';
import type en from '../locales/en.json';
import type moneyEn from '../locales/money/en.json';

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** A key of the catalogues, such as `errors.NOT_FOUND`. The texts about orders and money are in locales/money. */
export type MessageKey = Paths<typeof en> | Paths<typeof moneyEn>;
/** Money that a recipient gets: formatted with its currency symbol. */
export type Received = { received: Money };
/** The values to insert into a text; an amount is formatted in the text's language. */
export type Params = Readonly<Record<string, string | number | Money | Received>>;

type Tree = { readonly [key: string]: string | Tree };
const flat = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value] as [string, string]] : flat(value, `${at}${key}.`),
  );
const catalogue = (...trees: Tree[]): ReadonlyMap<string, string> => new Map(trees.flatMap((tree) => flat(tree)));

const read = (name: string): Tree => JSON.parse(readFileSync(join(PACKAGE, 'src/locales', `${name}.json`), 'utf8')) as Tree;

/** All texts by their key, per language, from the files in locales/ and locales/money/. */
export const CATALOGUES = Object.fromEntries(
  LANGUAGES.map(({ code }) => [code, catalogue(read(code), read(`money/${code}`))]),
) as Readonly<Record<LanguageCode, ReadonlyMap<string, string>>>;

/** The text in a language with `{{name}}` replaced. Falls back to English; a test checks that no translation is missing. */
export function translate(language: LanguageCode, key: MessageKey, params: Params = {}): string {
  const text = CATALOGUES[language].get(key) ?? CATALOGUES.en.get(key) ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (typeof value !== 'object') return String(value);
    return 'received' in value ? formatReceived(value.received, language) : formatMoney(value, language);
  });
}

/** The code if it is a supported language, else English. */
export const languageOr = (code: string | undefined): LanguageCode => {
  const found = LanguageCode.safeParse(code);
  return found.success ? found.data : 'en';
};
