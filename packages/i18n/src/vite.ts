import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BASE = '/assets/data/locales/';
type Texts = Record<string, unknown>;

/** The features with translations in a workspace's `packages` folder: id (the namespace) and locales folder. */
function featuresIn(packages: string): { id: string; dir: string }[] {
  const folders = ['product', 'template'].map((variant) => join(packages, variant)).filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => existsSync(join(folder, 'src/locales')) && existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
      return { id: name.replace('@kado/', ''), dir: join(folder, 'src/locales') };
    });
}

const COMMON = join(import.meta.dirname, 'locales');
const languages = () => readdirSync(COMMON).map((file) => file.replace('.json', ''));

const read = (dir: string, lng: string): Texts => JSON.parse(readFileSync(join(dir, `${lng}.json`), 'utf8')) as Texts;

/** The texts of a feature that are shown before it is loaded: its menu entries and its tools' names. */
const menuTextOf = ({ nav = {}, tool = {} }: Texts): Texts => ({ nav, tool });

/**
 * The locale files by name: `{lng}.json` with the common translations and every feature's menu texts, one namespace each, and `{lng}.{feature}.json` with a
 * feature's translations. The functions read the packages on each call, so that a change is visible at once.
 */
export function localeFiles(packages?: string): Map<string, () => string> {
  const features = packages === undefined ? [] : featuresIn(packages);
  const main = (lng: string) => {
    const menus = features.map(({ id, dir }) => [id, menuTextOf(read(dir, lng))]);
    return JSON.stringify({ common: read(COMMON, lng), ...Object.fromEntries(menus) });
  };
  const own = (lng: string) =>
    features.map(({ id, dir }): [string, () => string] => [`${lng}.${id}.json`, () => JSON.stringify(read(dir, lng))]);
  return new Map(languages().flatMap((lng): [string, () => string][] => [[`${lng}.json`, () => main(lng)], ...own(lng)]));
}

/** All translations, by language: one namespace for each feature, and `common`. */
export const wordsByLanguage = (packages: string): [string, Record<string, object>][] =>
  languages().map((lng) => {
    const features = featuresIn(packages).map(({ id, dir }) => [id, read(dir, lng)]);
    return [lng, { common: read(COMMON, lng), ...Object.fromEntries(features) }];
  });

/**
 * Vite plugin: serves (dev) or writes (build) the common locale files, and those of the features in a workspace's `packages` folder, at the path that the
 * app requests them from.
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
