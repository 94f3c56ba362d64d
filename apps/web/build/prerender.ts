import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '@kado/i18n';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { ofPages } from './compress.ts';
import type { Drawing } from './draw.tsx';
import { wordsByLanguage } from './first-paint.ts';
import { NONCE } from './strict-csp.ts';

const ADDRESS = '/login';
const OUT = 'node_modules/.kado-prerender';

/** Builds draw.tsx for Node and imports it. */
async function loadDraw(root: string): Promise<typeof import('./draw.tsx')> {
  const outDir = join(root, OUT);
  // With everything bundled, so that pages and app share one React.
  const ssr = { root, logLevel: 'error', ssr: { noExternal: true as const } } as const;
  await build({ ...ssr, build: { ssr: 'build/draw.tsx', outDir, emptyOutDir: true, manifest: false } });
  return (await import(pathToFileURL(join(outDir, 'draw.js')).href)) as typeof import('./draw.tsx');
}

const EMOTION = /<style data-emotion="(\S+) ([^"]+)">(.*?)<\/style>/gs;

/** Emotion writes each rule beside the element it styles; in the head, one sheet per key, the browser's emotion adopts them. */
function hoistStyles(markup: string): { body: string; styles: string } {
  const sheets = new Map<string, { ids: string[]; css: string }>();
  const body = markup.replaceAll(EMOTION, (_, key: string, ids: string, css: string) => {
    // Emotion looks for each global rule in a sheet of its own.
    const name = key.endsWith('-global') ? `${key} ${ids}` : key;
    const sheet = sheets.get(name) ?? { ids: [], css: '' };
    sheets.set(name, name === key ? { ids: [...sheet.ids, ids], css: sheet.css + css } : { ids: [], css });
    return '';
  });
  const styles = [...sheets].map(
    ([name, { ids, css }]) => `<style nonce="${NONCE}" data-emotion="${[name, ...ids].join(' ')}">${css}</style>`,
  );
  return { body, styles: styles.join('') };
}

/** A font that has to be fetched would delay the first paint; the device's own stands in for it. */
const FETCHED_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** The styles of what a first visit needs (chunks.ts), for the page's head. */
function initialStyles(files: Rolldown.OutputBundle): string {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = files[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
    chunk.viteMetadata?.importedCss.forEach((each) => names.add(each));
  };
  for (const file of Object.values(files)) if (file.type === 'chunk' && file.isEntry) visit(file.fileName);
  return [...names]
    .map((name) => String((files[name] as Rolldown.OutputAsset).source))
    .join('')
    .replaceAll(FETCHED_FONT, '');
}

function replaceOnce(page: string, [place, text]: readonly [string, string]): string {
  const [before, after, ...more] = page.split(place);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`index.html must have one ${place}`);
  return before + text + after;
}

/** index.html with a prerendered page in it. */
function fill(page: string, lng: string, { markup, dir, title }: Drawing, css: string): string {
  const { body, styles } = hoistStyles(markup);
  const places = [
    ['<html lang="en" dir="ltr"', `<html lang="${lng}" dir="${dir}" data-variant="product"`],
    ['<title>Kado</title>', `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`],
    ['<meta name="kado-prerendered" content="" />', `<meta name="kado-prerendered" content="${ADDRESS}" />`],
    ['</head>', `${styles}<style nonce="${NONCE}">${css}</style></head>`],
    ['<div id="root"></div>', `<div id="root" data-prerendered="${ADDRESS}">${body}</div>`],
  ] as const;
  return places.reduce(replaceOnce, page);
}

/** Vite plugin: prerenders the sign-in page in every language, `login.{lng}.html` without and `login.{lng}.demo.html` with the link to the demo (docs/adr/0014). */
export function prerender(packages: string): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'kado-prerender',
    apply: ofPages,
    configResolved: (resolved) => void (config = resolved),
    async writeBundle({ dir = 'dist' }, files) {
      if (!config) return;
      const { draw } = await loadDraw(config.root);
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      const css = initialStyles(files);
      for (const [lng, words] of wordsByLanguage(packages)) {
        for (const demo of [false, true]) {
          const drawing = await draw({ address: ADDRESS, lng: lng as LanguageCode, words, demo });
          writeFileSync(join(dir, `login.${lng}${demo ? '.demo' : ''}.html`), fill(page, lng, drawing, css));
        }
      }
    },
  };
}
