import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { localeFiles } from './vite.ts';

const packages = mkdtempSync(join(tmpdir(), 'kado-words-'));
afterAll(() => rmSync(packages, { recursive: true }));
const feature = (variant: string, name: string, words?: object, more = {}) => {
  mkdirSync(join(packages, variant, name, 'src/locales'), { recursive: true });
  writeFileSync(join(packages, variant, name, 'package.json'), JSON.stringify({ name: `@kado/${variant}-${name}`, ...more }));
  for (const lng of ['en', 'fr', 'de', 'pt', 'ar'])
    writeFileSync(join(packages, variant, name, `src/locales/${lng}.json`), JSON.stringify(words));
};
const read = (name: string) => JSON.parse(localeFiles(packages).get(name)?.() ?? 'null') as Record<string, object> | null;

it('writes one file per language with the common and the product’s translations, and one per template feature', () => {
  feature('product', 'cart', { title: 'Cart' });
  feature('template', 'invoice', { title: 'Invoices', nav: { list: 'List' } });
  expect([...localeFiles(packages).keys()].toSorted()).toEqual(
    ['ar', 'de', 'en', 'fr', 'pt'].flatMap((lng) => [`${lng}.json`, `${lng}.template-invoice.json`, `${lng}.template-menu.json`]),
  );
  expect(Object.keys(read('en.json') ?? {})).toEqual(['common', 'product-cart']);
  expect(read('fr.template-invoice.json')).toEqual({ title: 'Invoices', nav: { list: 'List' } });
});

it('writes all template features’ menu entries and tools into one file', () =>
  expect(read('de.template-menu.json')).toEqual({ 'template-invoice': { nav: { list: 'List' }, tool: {} } }));

it('writes only the common translations without a packages folder', () => {
  const files = localeFiles();
  expect(Object.keys(JSON.parse(files.get('pt.json')?.() ?? 'null') as object)).toEqual(['common']);
  expect([...files.keys()].filter((name) => !/^\w\w(?:\.template-menu)?\.json$/.test(name))).toEqual([]);
});

it('writes a product feature that says so into a file of its own, its menu entries apart', () => {
  feature('product', 'operator', { title: 'Deposits', nav: { start: 'Operator' } }, { kado: { locales: 'own' } });
  expect(read('en.json')?.['product-operator']).toEqual({ nav: { start: 'Operator' } });
  expect(read('de.product-operator.json')).toEqual({ title: 'Deposits', nav: { start: 'Operator' } });
});

it('has no other file', () => expect(read('en.product-cart.json')).toBeNull());
