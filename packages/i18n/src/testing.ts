import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './languages.ts';

type Entries = Map<string, string>;
/** An ordinary space where French needs a no-break space before or after punctuation. */
const BREAKABLE = / [?!:;»]|« /;
const PLURAL = /_(?:ordinal_)?(zero|one|two|few|many|other)$/;

function flatten(words: object, path = ''): Entries {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'object' && value !== null ? [...flatten(value, `${path}${key}.`)] : [[path + key, String(value)]],
    ),
  );
}

/** Placeholders and tags of a text; a plural form may omit {{count}} ("one message"). */
function marksOf(text: string, plural: boolean): string {
  const marks = text.match(/\{\{\s*[\w.]+|<\/?\w+/g) ?? [];
  return [...new Set(marks.map((mark) => mark.replace(/\{\{\s*/, '{')))]
    .filter((mark) => !(plural && mark === '{count'))
    .toSorted()
    .join(' ');
}

/** The expected keys of a language: English's keys with this language's plural forms. */
function expectedKeys(english: Entries, lng: string): Map<string, string> {
  const forms = new Intl.PluralRules(lng).resolvedOptions().pluralCategories;
  const keys = [...english].flatMap(([key, text]): [string, string][] => {
    const form = PLURAL.exec(key)?.[1];
    const plural = form !== undefined && english.has(key.replace(PLURAL, '_other'));
    if (!plural) return [[key, marksOf(text, false)]];
    return form === 'other' ? forms.map((each): [string, string] => [key.replace(PLURAL, `_${each}`), marksOf(text, true)]) : [];
  });
  return new Map(keys);
}

/** The problems of one language's file compared with the English one. */
export function problemsOf(english: object, other: object, lng: string): string[] {
  const expected = expectedKeys(flatten(english), lng);
  const found = flatten(other);
  return [
    ...[...expected.keys()].filter((key) => !found.has(key)).map((key) => `${lng}: ${key} is missing`),
    ...[...found.keys()].filter((key) => !expected.has(key)).map((key) => `${lng}: ${key} is not in English`),
    ...[...found].filter(([, text]) => text.trim() === '').map(([key]) => `${lng}: ${key} is empty`),
    ...[...found]
      .filter(([key, text]) => expected.has(key) && marksOf(text, PLURAL.test(key)) !== expected.get(key))
      .map(([key]) => `${lng}: ${key} has other placeholders than English`),
    ...[...found]
      .filter(([, text]) => lng === 'fr' && BREAKABLE.test(text))
      .map(([key]) => `${lng}: ${key} can break before its punctuation: write U+00A0 there`),
  ];
}

/**
 * Checks a folder of en.json, fr.json, …: every language of the interface has a file, with equal keys, its own plural forms and equal
 * placeholders. Takes `new URL('./locales/', import.meta.url)` or a path, returns the number of keys, throws a list of the problems.
 */
export function expectEqualKeys(localesDir: string | URL): number {
  const dir = localesDir instanceof URL || localesDir.startsWith('file:') ? fileURLToPath(localesDir) : localesDir;
  const read = (lng: string) => JSON.parse(readFileSync(join(dir, `${lng}.json`), 'utf8')) as object;
  const english = read('en');
  const files = readdirSync(dir).toSorted().join(' ');
  const count = flatten(english).size;
  if (count === 0) throw new Error(`${dir} has no keys`);
  const expected = LANGUAGES.map(({ code }) => `${code}.json`)
    .toSorted()
    .join(' ');
  const problems = [
    ...(files === expected ? [] : [`files are ${files}, should be ${expected}`]),
    ...LANGUAGES.flatMap(({ code }) => (files.includes(`${code}.json`) ? problemsOf(english, read(code), code) : [])),
  ];
  if (problems.length > 0) throw new Error(`${problems.length} problems in ${dir}:\n${problems.join('\n')}`);
  return count;
}
