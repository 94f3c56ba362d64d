import type { Plugin } from 'vite';
import { ofPages } from './compress.ts';

const inModules = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);
const inPackages = (...paths: string[]) => new RegExp(`[\\\\/]packages[\\\\/](?:${paths.join('|')})[\\\\/]`);

// With these and the bundler's helpers the boot matches the address, before the framework arrives.
const EARLY =
  /^\0vite|[\\/](?:feature-kit|i18n|state|api-client)[\\/]src[\\/](?:define|page|preload-page|menu-namespace|load|vault[\\/]load)\.ts$/;

/** The package of a feature, or of what one variant's features share: `template-invoice`. */
const packageOf = (id: string): string | null => /[\\/]packages[\\/](template[\\/][a-z-]+)[\\/]/.exec(id)?.[1]?.replace(/\W/, '-') ?? null;

// What so many pages need is worth a chunk of its own, which all of them fetch. A lower number means fewer requests, and more bytes that a page does not need.
const groups = [
  { name: 'early', test: EARLY },
  { name: 'framework', test: inModules('react', 'react-dom', 'scheduler', 'react-router', 'react-redux', 'use-sync-external-store') },
  // $initial: what the app itself imports, on every page of both variants.
  { name: 'app', test: /[\\/](?:node_modules|packages|src[\\/]app)[\\/]/, tags: ['$initial' as const], minShareCount: 2 },
  { name: 'contracts', test: /[\\/](?:node_modules[\\/]zod|packages[\\/]contracts)[\\/]/, minShareCount: 4 },
  { name: 'mui', test: inModules('@mui', '@emotion'), minShareCount: 10 },
  { name: 'template-ui', test: inPackages('ui[\\\\/]src[\\\\/](?:template|charts)'), minShareCount: 3 },
  { name: 'template-kit', test: inPackages('feature-kit[\\\\/]src[\\\\/](?:export|period|user)'), minShareCount: 3 },
  { name: 'product', test: inPackages('product', 'ui[\\\\/]src[\\\\/](?:layout|drawings)'), minShareCount: 3 },
  { name: 'common', test: inPackages('ui', 'feature-kit', 'i18n', 'state[\\\\/]src[\\\\/](?!query)[a-z-]+'), minShareCount: 10 },
  { name: packageOf, minShareCount: 3 },
];

/** Vite plugin: groups modules into chunks by package and by how many pages need them. Everything else is split by Rolldown. */
export const chunksByPackage = (): Plugin => ({
  name: 'kado-chunks-by-package',
  apply: ofPages,
  config: () => ({
    build: {
      rolldownOptions: {
        input: { index: 'index.html', app: 'src/app/open.tsx' },
        output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      },
    },
  }),
});
