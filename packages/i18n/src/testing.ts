import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './languages.ts';

type Entries = Map<string, string>;
const PLURAL = /_(?:ordinal_)?(zero|one|two|few|many|other)$/;

function flatten(words: object, path = ''): Entries {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' && value !== null ? [...flatten(value, `${path}${key}.`)] : [[path + key, String(value)]],
    ),
  );
}

/** Placeholders and tags of a text; a plural form may leave its {{count}} out ("one message"). */
function marksOf(text: string, plural: boolean): string {
  const marks = text.match(/\{\{\s*[\w.]+|<\/?\w+/g) ?? [];
  return [...new Set(marks.map((mark) => mark.replace(/\{\{\s*/, '{')))]
    .filter((mark) => !(plural && mark === '{count'))
    .toSorted()
    .join(' ');
}

/** The keys that a language must have: those of English, with this language's own plural forms. */
function wanted(english: Entries, lng: string): Map<string, string> {
  const forms = new Intl.PluralRules(lng).resolvedOptions().pluralCategories;
  const keys = [...english].flatMap(([key, text]): [string, string][] => {
    const form = PLURAL.exec(key)?.[1];
    const plural = form !== undefined && english.has(key.replace(PLURAL, '_other'));
    if (!plural) return [[key, marksOf(text, false)]];
    return form === 'other' ? forms.map((each): [string, string] => [key.replace(PLURAL, `_${each}`), marksOf(text, true)]) : [];
  });
  return new Map(keys);
}

/** What is wrong with one language's file against the English one: an empty list when nothing is. */
export function complaintsOf(english: object, other: object, lng: string): string[] {
  const expected = wanted(flatten(english), lng);
  const found = flatten(other);
  return [
    ...[...expected.keys()].filter((key) => !found.has(key)).map((key) => `${lng}: ${key} is missing`),
    ...[...found.keys()].filter((key) => !expected.has(key)).map((key) => `${lng}: ${key} is not in English`),
    ...[...found].filter(([, text]) => text.trim() === '').map(([key]) => `${lng}: ${key} is empty`),
    ...[...found]
      .filter(([key, text]) => expected.has(key) && marksOf(text, PLURAL.test(key)) !== expected.get(key))
      .map(([key]) => `${lng}: ${key} has other placeholders than English`),
  ];
}

/**
 * Checks a folder of en.json, fr.json, …: every language of the interface is there, with equal keys, its own plural forms and equal
 * placeholders. Takes `new URL('./locales/', import.meta.url)` or a path, returns the number of words seen, throws a list of what is wrong.
 */
export function expectEqualKeys(localesDir: string | URL): number {
  const dir = localesDir instanceof URL || localesDir.startsWith('file:') ? fileURLToPath(localesDir) : localesDir;
  const read = (lng: string) => JSON.parse(readFileSync(join(dir, `${lng}.json`), 'utf8')) as object;
  const english = read('en');
  const files = readdirSync(dir).toSorted().join(' ');
  const seen = flatten(english).size;
  if (seen === 0) throw new Error(`${dir} holds no words`);
  const expected = LANGUAGES.map(({ code }) => `${code}.json`)
    .toSorted()
    .join(' ');
  const complaints = [
    ...(files === expected ? [] : [`files are ${files}, should be ${expected}`]),
    ...LANGUAGES.flatMap(({ code }) => (files.includes(`${code}.json`) ? complaintsOf(english, read(code), code) : [])),
  ];
  if (complaints.length > 0) throw new Error(`${complaints.length} complaints about ${dir}:\n${complaints.join('\n')}`);
  return seen;
}
