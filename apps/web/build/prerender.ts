import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@kado/i18n';
import { wordsByLanguage } from '@kado/i18n/vite';
import { build, type Plugin, type Rolldown } from 'vite';
import { ofPages } from './compress.ts';
import type { RenderedPage } from './render-page.tsx';
import { NONCE } from './strict-csp.ts';

const ADDRESS = '/login';
/** Builds render-page.tsx for Node and imports it. */
async function loadRenderPage(root: string): Promise<typeof import('./render-page.tsx')> {
  const outDir = join(root, 'node_modules/.kado-prerender');
  const ssr = { ssr: 'build/render-page.tsx', outDir, emptyOutDir: true, manifest: false };
  // Bundles all dependencies, so that pages and app share one React.
  await build({ root, logLevel: 'error', ssr: { noExternal: true }, build: ssr });
  return (await import(pathToFileURL(join(outDir, 'render-page.js')).href)) as typeof import('./render-page.tsx');
}

const EMOTION = /<style data-emotion="(\S+) ([^"]+)">(.*?)<\/style>/gs;
/** Emotion writes each rule next to the element that it styles. Moves the rules to one sheet per key in the head, where emotion in the browser adopts them. */
function hoistStyles(markup: string): { body: string; styles: string } {
  const sheets = new Map<string, { ids: string[]; css: string }>();
  const body = markup.replaceAll(EMOTION, (_, key: string, ids: string, css: string) => {
    // Emotion expects each global rule in a separate sheet.
    const name = key.endsWith('-global') ? `${key} ${ids}` : key;
    const sheet = sheets.get(name) ?? { ids: [], css: '' };
    sheets.set(name, name === key ? { ids: [...sheet.ids, ids], css: sheet.css + css } : { ids: [], css });
    return '';
  });
  const tagOf = (name: string, css: string) => `<style nonce="${NONCE}" data-emotion="${name}">${css}</style>`;
  return { body, styles: [...sheets].map(([name, { ids, css }]) => tagOf([name, ...ids].join(' '), css)).join('') };
}

/** A font that has to be fetched would delay the first paint, so the prerendered page uses the device's own font. */
const FETCHED_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** The styles of the entries of a first visit (`input` of chunks.ts), for the page's head. */
function initialStyles(files: Rolldown.OutputBundle): string {
  const entries = Object.values(files).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file] : []));
  const chunks = entries.flatMap(({ imports, fileName }) => [...imports, fileName]).map((name) => files[name]);
  const names = chunks.flatMap((chunk) => (chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []));
  const css = [...new Set(names)].map((name) => String((files[name] as Rolldown.OutputAsset).source));
  return css.join('').replaceAll(FETCHED_FONT, '');
}

/** Puts a prerendered page into index.html. */
function fill(page: string, lng: string, { markup, dir, ...site }: RenderedPage, css: string): string {
  const { body, styles } = hoistStyles(markup);
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const places = [
    ['<html lang="en" dir="ltr"', `<html lang="${lng}" dir="${dir}" data-variant="product"`],
    [/<title>[^<]*<\/title>/, `<title>${escape(site.title)}</title>`],
    [/(?<="og:description"\s+content=")[^"]+/, escape(site.description)],
    [/(?<=<noscript>)[^<]+/, escape(site.noScript)],
    ['<meta name="kado-prerendered" content="" />', `<meta name="kado-prerendered" content="${ADDRESS}" />`],
    [/(?:\s*<link rel="modulepreload"[^>]*>)+/, ''], // they would delay the first paint
    ['</head>', `${styles}<style nonce="${NONCE}">${css}</style></head>`],
    ['<div id="root"></div>', `<div id="root" data-prerendered="${ADDRESS}">${body}</div>`],
  ] as const;
  return places.reduce((html, [place, text]) => {
    if (html.split(place).length !== 2) throw new Error(`index.html must have one ${place}`);
    return html.replace(place, () => text);
  }, page);
}

/** Vite plugin: prerenders the sign-in page in every language, `login.{lng}.html` without and `login.{lng}.demo.html` with the link to the demo (docs/adr/0014). */
export const prerender = (packages: string): Plugin => ({
  name: 'kado-prerender',
  apply: ofPages,
  config: () => ({ build: { rolldownOptions: { input: { prerendered: '@kado/product-auth/prerendered' } } } }),
  async writeBundle({ dir = 'dist' }, files) {
    const { renderPage } = await loadRenderPage(this.environment.config.root);
    const page = readFileSync(join(dir, 'index.html'), 'utf8');
    const css = initialStyles(files);
    for (const [lng, words] of wordsByLanguage(packages))
      for (const demo of [false, true]) {
        const rendered = await renderPage({ address: ADDRESS, lng: lng as Locale, words, demo });
        writeFileSync(join(dir, `login.${lng}${demo ? '.demo' : ''}.html`), fill(page, lng, rendered, css));
      }
  },
});
