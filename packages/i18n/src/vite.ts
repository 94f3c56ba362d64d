import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { MENU_NAMESPACE } from './menu-namespace.ts';

const BASE = '/assets/data/locales/';
type Words = Record<string, unknown>;

const nameOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name.replace('@kado/', '');

/** The features of a wing that have words: id (the namespace) and folder. */
function wing(folder: string): { id: string; dir: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((each) => ({ package: join(folder, each), dir: join(folder, each, 'src/locales') }))
    .filter(({ dir, package: each }) => existsSync(dir) && existsSync(join(each, 'package.json')))
    .map(({ dir, package: each }) => ({ id: nameOf(each), dir }));
}

/** The words that name a feature's menu entries and tools. */
const named = ({ nav = {}, tool = {} }: Words): Words => ({ nav, tool });

const read = (dir: string, file: string): Words => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Words;

/**
 * The words files by name: `{lng}.json` with the common words and those of every product feature, one namespace each, and
 * `{lng}.{feature}.json` for each template feature, and `{lng}.template-menu.json` with what all of those are called in the menu. Read from the packages each time, so that a change shows at once.
 */
export function localeFiles(packages: string): Map<string, () => string> {
  const common = join(import.meta.dirname, 'locales');
  const languages = readdirSync(common).map((file) => file.replace('.json', ''));
  const main = (lng: string) => {
    const features = wing(join(packages, 'product')).map(({ id, dir }) => [id, read(dir, `${lng}.json`)]);
    return JSON.stringify({ common: read(common, `${lng}.json`), ...Object.fromEntries(features) });
  };
  const own = languages.flatMap((lng) =>
    wing(join(packages, 'template')).map(({ id, dir }): [string, () => string] => [
      `${lng}.${id}.json`,
      () => JSON.stringify(read(dir, `${lng}.json`)),
    ]),
  );
  // What stands in the menu before its feature is opened, of all of them in one file.
  const menu = (lng: string) =>
    JSON.stringify(
      Object.fromEntries(wing(join(packages, 'template')).map(({ id, dir }) => [id, named(read(dir, `${lng}.json`))])),
    );
  const menus = languages.map((lng): [string, () => string] => [`${lng}.${MENU_NAMESPACE}.json`, () => menu(lng)]);
  return new Map([...menus, ...languages.map((lng): [string, () => string] => [`${lng}.json`, () => main(lng)]), ...own]);
}

/** The words of the app and of all product features, by language. */
export function wordsByLanguage(packages: string): [string, Record<string, object>][] {
  return [...localeFiles(packages)].flatMap(([name, read]) => {
    const [, lng] = /^([a-z]{2})\.json$/.exec(name) ?? [];
    return lng === undefined ? [] : [[lng, JSON.parse(read()) as Record<string, object>]];
  });
}

/** Vite plugin: the words of a workspace's `packages` folder at the address that the specification fixes, served in dev and written by a build. */
export function locales(packages: string): Plugin {
  return {
    name: 'kado-locales',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const make = pathname.startsWith(BASE) ? localeFiles(packages).get(pathname.slice(BASE.length)) : undefined;
        if (!make) return next();
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
        response.end(make());
      });
    },
    generateBundle() {
      for (const [name, make] of localeFiles(packages))
        this.emitFile({ type: 'asset', fileName: BASE.slice(1) + name, source: make() });
    },
  };
}
