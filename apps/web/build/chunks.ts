import type { Plugin } from 'vite';
import { ofPages } from './compress.ts';

/** What a first visit needs, besides index.html: the app, and the page that prerender.ts adds. */
const input = { index: 'index.html', app: 'src/app/open.tsx' };

const inModules = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);
const inPackages = (...paths: string[]) => new RegExp(`[\\\\/]packages[\\\\/](?:${paths.join('|')})[\\\\/]`);

const FRAMEWORK =
  /[\\/](?:boot[\\/]framework\.ts$|node_modules[\\/](?:react(?:-dom|-router|-redux)?|scheduler|use-sync-external-store)[\\/])/;

// The boot is one file: another one would be a second round trip before anything else is requested.
const BOOT =
  /^\0vite|[\\/]web[\\/](?:index\.html|src[\\/](?:boot|variants)[\\/])|[\\/](?:product|template)[\\/][a-z-]+[\\/]src[\\/]index\.ts$|[\\/](?:feature-kit|state|api-client)[\\/]src[\\/](?:define|page|preload-page|load|vault[\\/]load)\.ts$/;

/** The package of a feature, or of what a variant's features share: `template-invoice`. */
const packageOf = (id: string): string | null =>
  /[\\/]packages[\\/]((?:product|template)[\\/][a-z-]+)[\\/]/.exec(id)?.[1]?.replace(/\W/, '-') ?? null;

/** What only the product's forms need: neither its layout nor its lists may import it. */
const FORMS =
  /[\\/]product[\\/]ui[\\/]src[\\/](?:(?:accounts|cart|controls|offers|pin|recipients)[\\/]|amounts[\\/](?:amount-pair|use-)|parts[\\/](?:conversation|field-group|receipt-card|send-))/;

// `$initial`: what `input` imports statically. `minShareCount`: so many imports need it; a lower count means fewer requests, and more bytes that a page does not need.
const initial = { tags: ['$initial' as const], minShareCount: 2 };
const shared = (name: string, test: RegExp, minShareCount: number) => ({ name, test, minShareCount });
const groups = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'boot', test: BOOT },
  { name: 'forms', test: /[\\/](?:react-hook-form|@hookform|feature-kit[\\/]src[\\/](?:form|schema-resolver))[\\/.]/ },
  { name: 'app', test: /[\\/](?:node_modules|packages[\\/](?!product)[\w-]+|src[\\/]app)[\\/]/, ...initial },
  { name: 'product', test: inPackages('product/ui'), ...initial },
  // Before the groups that every page needs: few pages upload something.
  shared('uploads', /[\\/](?:react-dropzone|file-selector|attr-accept|ui[\\/]src[\\/]uploads|state[\\/]src[\\/]uploads)[\\/]/, 2),
  // With the schemas of responses; encryption is a file of its own, because the two are evaluated one after the other.
  shared('contracts', /[\\/](?:node_modules[\\/]zod|packages[\\/](?:contracts|api-client))[\\/]/, 1),
  shared('vault', /[\\/](?:crypto-js|state[\\/]src[\\/]vault)[\\/]|^__vite-browser-external/, 1),
  // What pages of a session share.
  shared(
    'common',
    /[\\/](?:packages[\\/](?:ui|i18n|feature-kit|state)|@reduxjs|@standard-schema|reselect|@casl|@ucast|react-i18next|html-parse-stringify)[\\/]/,
    3,
  ),
  shared('mui', inModules('@mui', '@emotion', '@popperjs', 'react-transition-group'), 6),
  shared('template', inPackages('template/(?:ui|kit)'), 3),
  shared('template-shell', inPackages('template/(?:shell|access|console)'), 2),
  shared('product-forms', FORMS, 2),
  shared('product-shell', inPackages('product/(?:ui|shell)'), 2),
  { name: packageOf, minShareCount: 3 },
];

/** Vite plugin: groups modules into chunks by package and by how many pages need them. Rolldown splits everything else. */
export const chunksByPackage = (): Plugin => ({
  name: 'kado-chunks-by-package',
  apply: ofPages,
  config: () => ({
    build: { rolldownOptions: { input, output: { codeSplitting: { groups, includeDependenciesRecursively: false } } } },
  }),
});
