import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { MENU_NAMESPACE } from './menu-namespace.ts';

const BASE = '/assets/data/locales/';
type Words = Record<string, unknown>;

type Manifest = { name: string; kado?: { locales?: 'own' } };
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The features with translations in a variant's folder: id (the namespace), locales folder, and whether they have a file of their own. */
function featuresIn(packages: string | undefined, variant: string): { id: string; dir: string; own: boolean }[] {
  const folder = packages && join(packages, variant);
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder)
    .map((each) => ({ package: join(folder, each), dir: join(folder, each, 'src/locales') }))
    .filter(({ dir, package: each }) => existsSync(dir) && existsSync(join(each, 'package.json')))
    .map(({ dir, package: each }) => {
      const { name, kado } = manifestOf(each);
      return { id: name.replace('@kado/', ''), dir, own: variant === 'template' || kado?.locales === 'own' };
    });
}

/** The texts of a feature's menu entries and tools. */
const menuTextOf = ({ nav = {}, tool = {} }: Words): Words => ({ nav, tool });

const read = (dir: string, file: string): Words => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Words;

/**
 * The locale files by name: `{lng}.json` with the common and the product features' translations, one namespace each;
 * `{lng}.{feature}.json` for each template feature, and for a product feature whose package.json says `"kado": { "locales": "own" }`, of which the first
 * file has the menu texts alone; and `{lng}.template-menu.json` with all template features' menu texts. They are read from the packages on
 * each call, so that a change shows at once.
 */
export function localeFiles(packages?: string): Map<string, () => string> {
  const common = join(import.meta.dirname, 'locales');
  const languages = readdirSync(common).map((file) => file.replace('.json', ''));
  const main = (lng: string) => {
    const features = featuresIn(packages, 'product').map(({ id, dir, own: hasOwn }) => {
      const words = read(dir, `${lng}.json`);
      return [id, hasOwn ? { nav: words['nav'] } : words];
    });
    return JSON.stringify({ common: read(common, `${lng}.json`), ...Object.fromEntries(features) });
  };
  const own = languages.flatMap((lng) =>
    [...featuresIn(packages, 'product'), ...featuresIn(packages, 'template')]
      .filter((feature) => feature.own)
      .map(({ id, dir }): [string, () => string] => [`${lng}.${id}.json`, () => JSON.stringify(read(dir, `${lng}.json`))]),
  );
  // The menu shows these texts before a feature is loaded, so they are in one file.
  const menu = (lng: string) =>
    JSON.stringify(
      Object.fromEntries(featuresIn(packages, 'template').map(({ id, dir }) => [id, menuTextOf(read(dir, `${lng}.json`))])),
    );
  const menus = languages.map((lng): [string, () => string] => [`${lng}.${MENU_NAMESPACE}.json`, () => menu(lng)]);
  return new Map([...menus, ...languages.map((lng): [string, () => string] => [`${lng}.json`, () => main(lng)]), ...own]);
}

/** The common and all product features' translations, by language. */
export function wordsByLanguage(packages: string): [string, Record<string, object>][] {
  return [...localeFiles(packages)].flatMap(([name, read]) => {
    const [, lng] = /^([a-z]{2})\.json$/.exec(name) ?? [];
    return lng === undefined ? [] : [[lng, JSON.parse(read()) as Record<string, object>]];
  });
}

/**
 * Vite plugin: serves (dev) or writes (build) the common locale files, and those of the features in a workspace's `packages` folder, at the path that the
 * specification fixes.
 */
export function locales(packages?: string): Plugin {
  return {
    name: 'kado-locales',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const contentOf = pathname.startsWith(BASE) ? localeFiles(packages).get(pathname.slice(BASE.length)) : undefined;
        if (!contentOf) return next();
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
        response.end(contentOf());
      });
    },
    generateBundle() {
      for (const [name, contentOf] of localeFiles(packages))
        this.emitFile({ type: 'asset', fileName: BASE.slice(1) + name, source: contentOf() });
    },
  };
}
