import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { localeFiles } from './vite.ts';

const packages = mkdtempSync(join(tmpdir(), 'kado-words-'));
afterAll(() => rmSync(packages, { recursive: true }));
const feature = (wing: string, name: string, words?: object) => {
  mkdirSync(join(packages, wing, name, 'src/locales'), { recursive: true });
  writeFileSync(join(packages, wing, name, 'package.json'), JSON.stringify({ name: `@kado/${wing}-${name}` }));
  for (const lng of ['en', 'fr', 'de', 'pt', 'ar'])
    writeFileSync(join(packages, wing, name, `src/locales/${lng}.json`), JSON.stringify(words));
};
const read = (name: string) => JSON.parse(localeFiles(packages).get(name)?.() ?? 'null') as Record<string, object> | null;

it('puts the common words and the product’s into one file a language, the template’s beside it', () => {
  feature('product', 'cart', { title: 'Cart' });
  feature('template', 'invoice', { title: 'Invoices', nav: { list: 'List' } });
  expect([...localeFiles(packages).keys()].toSorted()).toEqual(
    ['ar', 'de', 'en', 'fr', 'pt'].flatMap((lng) => [`${lng}.json`, `${lng}.template-invoice.json`, `${lng}.template-menu.json`]),
  );
  expect(Object.keys(read('en.json') ?? {})).toEqual(['common', 'product-cart']);
  expect(read('fr.template-invoice.json')).toEqual({ title: 'Invoices', nav: { list: 'List' } });
});

it('names all template features’ menu entries and tools in one file', () =>
  expect(read('de.template-menu.json')).toEqual({ 'template-invoice': { nav: { list: 'List' }, tool: {} } }));

it('knows no other file', () => expect(read('en.product-cart.json')).toBeNull());
