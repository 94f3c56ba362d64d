import type { Plugin } from 'vite';
import { ofPages } from './compress.ts';

/** What a first visit needs, besides index.html: the app, and the page that prerender.ts adds. */
const input = { index: 'index.html', app: 'src/app/open.tsx' };

const inModules = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);
const inPackages = (...paths: string[]) => new RegExp(`[\\\\/]packages[\\\\/](?:${paths.join('|')})[\\\\/]`);

// What the boot shares with later chunks: with it the boot finds the page at an address before the framework arrives.
const EARLY =
  /^\0vite|[\\/](?:feature-kit|i18n|state|api-client)[\\/]src[\\/](?:define|page|preload-page|menu-namespace|load|vault[\\/]load)\.ts$/;

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
  { name: 'early', test: EARLY },
  { name: 'framework', test: inModules('react(?:-dom|-router|-redux)?', 'scheduler', 'use-sync-external-store') },
  { name: 'forms', test: /[\\/](?:react-hook-form|@hookform|feature-kit[\\/]src[\\/](?:form|schema-resolver))[\\/.]/ },
  { name: 'app', test: /[\\/](?:node_modules|packages[\\/](?!product)[\w-]+|src[\\/]app)[\\/]/, ...initial },
  { name: 'product', test: inPackages('product/ui'), ...initial },
  // Before the groups that every page needs: few pages upload something.
  shared('uploads', /[\\/](?:react-dropzone|file-selector|attr-accept|ui[\\/]src[\\/]uploads|state[\\/]src[\\/]uploads)[\\/]/, 2),
  shared('contracts', /[\\/](?:node_modules[\\/]zod|packages[\\/]contracts|state[\\/]src[\\/]vault)[\\/]/, 2),
  shared('common', /[\\/](?:packages[\\/](?:ui|i18n|feature-kit|state)|@reduxjs|@standard-schema|reselect|@casl|@ucast)[\\/]/, 4),
  shared('tooltips', inModules('@popperjs', '@mui[\\\\/]material[\\\\/](?:Popper|Tooltip)'), 9),
  shared('overlays', inModules('@mui[\\\\/]material[\\\\/](?:Backdrop|Drawer|Fade|Modal|Slide|Unstable_TrapFocus)'), 9),
  shared('mui', inModules('@mui', '@emotion', '@popperjs', 'react-transition-group'), 9),
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
