// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundle, chunkOf, isBoot, modulesIn, reach, weight, type Bundle } from './bundle.ts';

/** Whether this checkout has a variant: `pnpm drop` removes one. */
const has = (variant: string) => existsSync(join(import.meta.dirname, `../variants/${variant}.ts`));

let built: Bundle;
beforeAll(async () => {
  built = await bundle(join(import.meta.dirname, '../..'));
}, 120_000);

/** What the app and the lazily loaded parts of a variant's features reach. */
const from = (app: RegExp, ofVariant: RegExp) => {
  const parts = [...built.chunks.values()].filter(({ facadeModuleId }) => ofVariant.test(facadeModuleId ?? ''));
  return reach(built, [chunkOf(built, app), ...parts], true).filter((chunk) => !isBoot(chunk));
};
const product = () => from(/src\/app\/open\.tsx$/, /packages\/product\//);
const template = () => from(/src\/app\/open-template\.ts$/, /packages\/template\//);

it.each(['product'].filter(has))('a %s visitor can reach no template chunk, no mock and no worker', () => {
  expect(modulesIn(product()).length).toBeGreaterThan(100);
  expect(
    modulesIn(product()).filter((id) =>
      /packages\/template\/|packages\/mock-data\/|node_modules\/(?:\.pnpm\/)?msw|variants\/template/.test(id),
    ),
  ).toEqual([]);
});

it.each(['template'].filter(has))('a %s visitor can reach no product chunk', () => {
  expect(modulesIn(template()).some((id) => id.includes('packages/mock-data/'))).toBe(true);
  expect(modulesIn(template()).filter((id) => /packages\/product\/|variants\/product/.test(id))).toEqual([]);
});

it('the document runs only the boot script (one file with the feature lists, no page, no library) and preloads the app', () => {
  const html = built.files.find(({ fileName }) => fileName === 'index.html');
  const text = String(html?.type === 'asset' ? html.source : '');
  const named = (attribute: RegExp) =>
    [...text.matchAll(attribute)].flatMap(([, name]) => built.chunks.get(`assets/${name}.js`) ?? []);
  const preloaded = named(/<link rel="modulepreload" href="\/assets\/([^"]+)\.js"/g);
  // With one variant the app's own file and the group of that name are two.
  expect(new Set(preloaded.map(({ name }) => name))).toEqual(new Set(['app', 'framework']));
  const reached = reach(built, named(/<script [^>]*src="\/assets\/([^"]+)\.js"/g), false);
  expect(reached).toHaveLength(1);
  expect(
    modulesIn(reached).filter((id) =>
      /src\/app\/|packages\/(?:product|template)\/[a-z]+\/src\/.+\/|packages\/ui\/|node_modules\//.test(id),
    ),
  ).toEqual([]);
  expect(weight(reached).gzip).toBeLessThan(12);
});

it('every script and style of the document has a placeholder for the nonce', () => {
  const html = built.files.find(({ fileName }) => fileName === 'index.html');
  const text = String(html?.type === 'asset' ? html.source : '');
  const tags = text.match(/<(?:script|style|link rel="(?:stylesheet|modulepreload)")[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(1);
  expect(tags.filter((tag) => !tag.includes('nonce="__KADO_NONCE__"'))).toEqual([]);
  expect(text).toContain('content="__KADO_SETTINGS__"');
  expect(text).not.toMatch(/\sstyle="|\son\w+="/);
});

it('the document has the og:image tag in the form that the server replaces', () => {
  const html = built.files.find(({ fileName }) => fileName === 'index.html');
  expect(html?.type === 'asset' && html.source).toContain('<meta property="og:image" content="/og.png" />');
});

const DATA_URL = /["'(]data:(?:text|application|font)/;

it('no data: URLs, source maps or build secrets are written', () => {
  const names = built.files.map(({ fileName }) => fileName);
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(modulesIn([...built.chunks.values()]).length).toBeGreaterThan(200);
  expect(
    [...built.chunks.values()]
      // pdf.js contains such addresses, but the Content-Security-Policy blocks them.
      .filter(({ code, moduleIds }) => !moduleIds.some((id) => id.includes('/pdfjs-dist/')) && DATA_URL.test(code))
      .map(({ fileName }) => fileName),
  ).toEqual([]);
});

it.each(['product'].filter(has))('the sign-in page of the %s keeps its budget: scripts ≤ 225 kB gzip, ≤ 193 kB brotli', () => {
  const chunks = reach(
    built,
    [chunkOf(built, /index\.html$/), chunkOf(built, /src\/app\/open\.tsx$/), chunkOf(built, /product\/auth\/src\/pages\/login/)],
    false,
  );
  const { gzip, brotli } = weight(chunks);
  // Without the template fewer modules are shared, and the API client becomes a separate chunk.
  const max = has('template') ? 10 : 11;
  expect(
    modulesIn(chunks).filter((id) => /node_modules\/(?:\.pnpm\/)?(?:axios|crypto-js|@casl|libphonenumber)/.test(id)),
  ).toEqual([]);
  expect({ scripts: chunks.length, gzip, brotli, within: gzip <= 225 && brotli <= 193 && chunks.length <= max }).toMatchObject({
    within: true,
  });
});

const HOME = [/product\/home\/src\/pages\/home-page/, /product\/shell\/src\/.*layout/];

it.each(['product'].filter(has))('the home page of the %s keeps its budget: scripts ≤ 300 kB gzip, ≤ 255 kB brotli', () => {
  const pages = [/index\.html$/, /src\/app\/open\.tsx$/, ...HOME];
  // Loaded by the page's first API call.
  const calls = [/state\/src\/vault\/entry/, /api-client\/src\/schemas/, /node_modules\/(?:\.pnpm\/)?axios/];
  const chunks = reach(
    built,
    [...pages, ...calls].map((module) => chunkOf(built, module)),
    false,
  );
  expect(modulesIn(chunks).filter((id) => /\/src\/template\//.test(id))).toEqual([]);
  const { gzip, brotli } = weight(chunks);
  expect({ gzip, brotli, within: gzip <= 300 && brotli <= 255 }).toMatchObject({ within: true });
});

it.each(['product'].filter(has))('the home page of the %s loads no field of a form and no tooltip', () => {
  const pages = HOME.map((module) => chunkOf(built, module));
  const modules = modulesIn(reach(built, pages, false));
  expect(modules.some((id) => id.includes('/product/ui/src/layout/'))).toBe(true);
  expect(modules.filter((id) => /\/product\/ui\/src\/(?:controls|uploads)\/|@mui\/material\/Tooltip|@popperjs/.test(id))).toEqual(
    [],
  );
});
