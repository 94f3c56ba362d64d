import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '@kado/contracts';
import { expect, it } from 'vitest';

import { acceptedLanguage } from './accept-language.ts';
import { CATALOGUES, translate } from './translate.ts';

const english = [...CATALOGUES.en];
const names = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

const translated = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

it.each(translated)('%s has exactly the keys and parameters of English, translated', (language) => {
  const own = CATALOGUES[language];
  expect([...own.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
  for (const [key, text] of english) expect([key, names(own.get(key) ?? '')]).toEqual([key, names(text)]);
  const same = english.filter(
    ([key, text]) => own.get(key) === text && /[a-z]{4}/i.test(text.replaceAll(/\{\{\w+\}\}|Kado/g, '')),
  );
  expect(same.length).toBeLessThan(english.length * 0.1);
});

it('keeps French punctuation on the same line as its word', () => {
  expect([...CATALOGUES.fr].filter(([, text]) => / [?!:;»]|« /.test(text))).toEqual([]);
});

it('loads every locale file', () => {
  const files = readdirSync(join(import.meta.dirname, '../locales'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  expect(files).toHaveLength(2 * LANGUAGES.length);
  for (const file of files)
    expect(
      Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, '../locales', file), 'utf8')) as object),
    ).not.toHaveLength(0);
});

it('inserts the parameters', () => {
  expect(translate('en', 'fields.tooLong', { count: 80 })).toBe('At most 80 characters, please.');
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['de-AT,de;q=0.9', 'de'],
  ['xx, ar;q=0.5, pt;q=0.8', 'pt'],
  ['fr;q=0, de;q=0.1', 'de'],
  ['*', 'en'],
  ['ar-EG', 'ar'],
  ['arn-CL,es;q=0.8,fr;q=0.5', 'fr'],
  ['frr,de;q=0.9', 'de'],
  ['x'.repeat(10_000), 'en'],
])('chooses for Accept-Language %j: %s', (header, language) =>
  expect(acceptedLanguage({ headers: { 'accept-language': header } })).toBe(language),
);

it.each([
  ['en', '“Forgot your PIN?”'],
  ['fr', '«\u00A0Code PIN oublié\u00A0?\u00A0»'],
  ['de', '„PIN vergessen?“'],
  ['pt', '“Esqueceu seu PIN?”'],
  ['ar', '«نسيت رمز PIN؟»'],
] as const)('quotes the link to a new PIN in %s as the sign-in page has it', (language, link) => {
  const keys = ['errors.PIN_RESET', 'mail.exists.forgot', 'mail.pinChanged.notYou', 'mail.newDevice.notYou'] as const;
  expect(keys.filter((key) => !translate(language, key).includes(link))).toEqual([]);
});

it.each([
  ['fr', 'Trop de codes PIN incorrects.'],
  ['pt', 'Muitos PINs incorretos.'],
  ['ar', 'انتهت مهلة'],
] as const)('uses the words of the pages for wrong PINs and expired deposits in %s', (language, words) =>
  expect([...CATALOGUES[language].values()].some((text) => text.startsWith(words))).toBe(true),
);
