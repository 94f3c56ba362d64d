import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Tree = { [key: string]: string | Tree };
type Values = Record<string, string | number>;

const PACKAGES = join(import.meta.dirname, '..', '..', 'packages');

const folderOf = (namespace: string) =>
  namespace === 'common' ? 'i18n' : namespace.replace('product-', 'product/').replace('template-', 'template/');

function tree(namespace: string, lng: string): Tree {
  return JSON.parse(readFileSync(join(PACKAGES, folderOf(namespace), 'src', 'locales', `${lng}.json`), 'utf8')) as Tree;
}

function find(from: Tree, path: string[]): string | undefined {
  const [first = '', ...rest] = path;
  const next = from[first];
  return rest.length === 0
    ? typeof next === 'string'
      ? next
      : undefined
    : typeof next === 'object'
      ? find(next, rest)
      : undefined;
}

/** The texts of one language, read from the locale files: `t('product-cart:cart.review')`. An unknown key throws. */
export function translationsOf(lng: string) {
  const known = new Map<string, Tree>();
  const raw = (key: string, count?: number): string => {
    const [namespace, path] = key.includes(':') ? (key.split(':') as [string, string]) : ['common', key];
    const texts = known.get(namespace) ?? tree(namespace, lng);
    known.set(namespace, texts);
    const plural = count === undefined ? '' : `_${new Intl.PluralRules(lng).select(count)}`;
    const found =
      find(texts, path.split('.')) ?? find(texts, `${path}${plural}`.split('.')) ?? find(texts, `${path}_other`.split('.'));
    if (found === undefined) throw new Error(`${lng} has no translation for ${key}`);
    return found.replaceAll(/<[^>]+>/g, '');
  };
  const t = (key: string, values: Values = {}) =>
    raw(key, typeof values['count'] === 'number' ? values['count'] : undefined).replaceAll(/{{(\w+)}}/g, (all, name: string) =>
      String(values[name] ?? all),
    );
  /** Like `t`, as a pattern: a placeholder without a value matches any text. */
  const tPattern = (key: string, values: Values = {}) =>
    new RegExp(
      t(key, values)
        .split(/{{\w+}}/)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('.+?'),
    );
  return { lng, t, tPattern };
}

export type Translations = ReturnType<typeof translationsOf>;

const keysIn = (texts: Tree, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : keysIn(value, `${path}${key}.`)));

const FILES = globSync('**/src/locales/en.json', { cwd: PACKAGES, exclude: (name) => name === 'node_modules' });
const KEYS = new Set(FILES.flatMap((file) => keysIn(JSON.parse(readFileSync(join(PACKAGES, file), 'utf8')) as Tree)));
if (KEYS.size === 0) throw new Error('no texts were found');

/** Whether a line on the screen is a translation key: i18next shows the key when the translation is missing. */
export const isTextKey = (line: string): boolean => line.includes('.') && KEYS.has(line.replace(/^[a-z-]+:/, ''));
