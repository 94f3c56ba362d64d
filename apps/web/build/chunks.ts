import type { Plugin } from 'vite';
import { ofPages } from './compress.ts';

/** The entries of a first visit: index.html and the app; prerender.ts adds the prerendered page. */
const input = { index: 'index.html', app: 'src/app/open.tsx' };
/** A pattern for modules below these folders, which are patterns themselves; `/` also matches the Windows separator. */
const below = (...folders: string[]) => new RegExp(`/(?:${folders.join('|')})/`.replaceAll('/', '[\\\\/]'));
// The boot is one file: a second file would cost a second round trip before the boot can request anything else.
const BOOT =
  /^\0vite|[\\/]web[\\/](?:index\.html|src[\\/](?:boot|variants)[\\/])|[\\/](?:product|template)[\\/][a-z-]+[\\/]src[\\/]index\.ts$|[\\/](?:feature-kit|state|api-client)[\\/]src[\\/](?:define|page|preload-page|load|vault[\\/]load)\.ts$/;
// Modules that the pages of a session share.
const COMMON = below(
  'packages/(?:ui|i18n|feature-kit|state)|@(?:reduxjs|casl|ucast|standard-schema)|reselect|react-i18next|html-parse-stringify',
);
const packageOf = (id: string) => /packages[\\/]((?:product|template)[\\/][a-z-]+)/.exec(id)?.[1]?.replace(/\W/, '-') ?? null;
// The first matching group counts. `$initial`: what `input` imports statically. `minShareCount`: how many imports must share a module; fewer mean fewer requests, and more bytes that a page does not need.
const initial = { tags: ['$initial' as const], minShareCount: 2 };
const group = (name: string, test: RegExp, minShareCount = 1) => ({ name, test, minShareCount });
const groups = [
  group('framework', /boot[\\/]framework|node_modules[\\/](?:react(?:-dom|-r\w+)?|scheduler|use-sync[a-z-]+)[\\/](?!.*shim)/),
  group('boot', BOOT),
  group('forms', /[\\/](?:react-hook-form|@hookform|feature-kit[\\/]src[\\/](?:form|schema-resolver))[\\/.]/),
  { ...group('app', below('node_modules|packages/(?!product)[a-z0-9-]+|src/app')), ...initial },
  { ...group('product', below('packages/product/ui')), ...initial },
  group('uploads', below('react-dropzone|file-selector|attr-accept|ui/src/uploads|state/src/uploads'), 2),
  // Schemas of requests and responses. Encryption (`vault`) is a separate file, because it is evaluated in a separate task.
  group('template-data', /[\\/](?:contracts|api-client|state)[\\/]src[\\/]template/),
  group('contracts', /node_modules[\\/]zod[\\/]|packages[\\/](?:contracts|api-client[\\/]src[\\/]schemas)/),
  group('vault', /[\\/](?:crypto-js|state[\\/]src[\\/]vault)[\\/]|^__vite-browser-external/),
  group('controls', /packages[\\/]ui[\\/]src[\\/]controls[\\/]|[\\/](?:form-draft|parse-number)\./, 3),
  group('common', COMMON, 3),
  group('overlays', below('@popperjs|@mui/material/(?:Backdrop|Drawer|Fade|Modal|Popper|Slide|Tooltip|Unstable_TrapFocus)'), 6),
  group('mui', below('@mui|@emotion|react-transition-group'), 6),
  group('template', below('packages/template/(?:ui|kit)'), 3),
  group('template-shell', below('packages/template/(?:shell|access|console)'), 2),
  group('product-lists', below('product/ui/src/(?:csv|lists|period)'), 2),
  group('product-forms', below('product/ui/src/(?!amounts|keys|layout|orders|parts)[a-z]+'), 2),
  group('product-shell', below('packages/product/(?:ui|shell)'), 2),
  { name: packageOf, minShareCount: 3 }, // such as template-invoice
];
const codeSplitting = { groups, includeDependenciesRecursively: false };

/** Vite plugin: groups modules into chunks by package and by how many pages need them. Rolldown splits everything else. */
export const chunksByPackage = (): Plugin => ({
  name: 'kado-chunks-by-package',
  apply: ofPages,
  config: () => ({ build: { rolldownOptions: { input, output: { codeSplitting } } } }),
  // Most functions of the shared chunks run at once, so the browser is told to compile them whole, off the main thread (v8.dev/blog/explicit-compile-hints).
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && groups.some(({ name }) => name === file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
  // index.html preloads the chunks that every page needs, a round trip before the boot could request them.
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.values(bundle)
      .filter(({ name }) => name === 'framework' || name === 'app')
      .map(({ fileName }) => ({ tag: 'link', attrs: { rel: 'modulepreload', href: `/${fileName}` }, injectTo: 'head' })),
});
