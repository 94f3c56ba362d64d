import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { localeFiles, wordsByLanguage } from './vite.ts';

const packages = mkdtempSync(join(tmpdir(), 'kado-words-'));
afterAll(() => rmSync(packages, { recursive: true }));
const feature = (variant: string, name: string, words: object) => {
  mkdirSync(join(packages, variant, name, 'src/locales'), { recursive: true });
  writeFileSync(join(packages, variant, name, 'package.json'), JSON.stringify({ name: `@kado/${variant}-${name}` }));
  for (const lng of codes) writeFileSync(join(packages, variant, name, `src/locales/${lng}.json`), JSON.stringify(words));
};
const codes = LANGUAGES.map(({ code }) => code).toSorted();
const read = (name: string) => JSON.parse(localeFiles(packages).get(name)?.() ?? 'null') as Record<string, object> | null;

beforeAll(() => {
  feature('product', 'cart', { title: 'Cart' });
  feature('template', 'invoice', { title: 'Invoices', nav: { list: 'List' }, tool: { label: 'Totals' } });
});

it('writes one file per language, and one per language and feature', () => {
  const of = (lng: string) => [`${lng}.json`, `${lng}.product-cart.json`, `${lng}.template-invoice.json`];
  expect([...localeFiles(packages).keys()].toSorted()).toEqual(codes.flatMap(of));
  expect(read('fr.template-invoice.json')).toEqual({ title: 'Invoices', nav: { list: 'List' }, tool: { label: 'Totals' } });
});

it('writes the common translations and every feature’s menu entries and tools into the file of a language', () => {
  const { common, ...menus } = read('de.json') ?? {};
  expect(common).toHaveProperty('action.close', 'Schließen');
  expect(menus).toEqual({
    'product-cart': { nav: {}, tool: {} },
    'template-invoice': { nav: { list: 'List' }, tool: { label: 'Totals' } },
  });
});

it('writes only the common translations without a packages folder', () => {
  const files = localeFiles();
  expect([...files.keys()].toSorted()).toEqual(codes.map((lng) => `${lng}.json`));
  expect(Object.keys(JSON.parse(files.get('pt.json')?.() ?? 'null') as object)).toEqual(['common']);
});

it('has all translations of a language by namespace', () => {
  const { common, ...features } = new Map(wordsByLanguage(packages)).get('ar') ?? {};
  expect(common).toHaveProperty('action.close', 'إغلاق');
  expect(features).toMatchObject({ 'product-cart': { title: 'Cart' }, 'template-invoice': { title: 'Invoices' } });
});
