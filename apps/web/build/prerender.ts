import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localeFiles } from '@kado/i18n/vite';
import { build, type Plugin, type Rolldown } from 'vite';
import { chunkOf, reach } from './bundle.ts';
import { NONCE } from './strict-csp.ts';

type Draw = typeof import('./draw.tsx');

/** The mode of the build that only draws pages. */
export const DRAWING = 'drawing';
const ENTRY = 'build/draw.tsx';
const OUT = 'node_modules/.kado-prerender';

/** The page that nearly every first visit begins with; its styles, and those of right to left. */
const LOGIN = { address: '/login', styles: [/variants[\\/]product\.tsx$/, /pages[\\/]login\.tsx$/] };
const MIRRORED = /ui[\\/]src[\\/]theme[\\/]rtl\.ts$/;

/** Builds what draws pages, and lends it. */
async function drawer(root: string): Promise<Draw> {
  const outDir = join(root, OUT);
  await build({
    root,
    mode: DRAWING,
    logLevel: 'error',
    // One copy of everything, so that pages and frame share React.
    ssr: { noExternal: true },
    build: { ssr: ENTRY, outDir, emptyOutDir: true, manifest: false },
  });
  return (await import(pathToFileURL(join(outDir, 'draw.js')).href)) as Draw;
}

/** A font that has to be fetched; the one that stands in for it is the device's own. */
const FETCHED_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const EMOTION = /<style data-emotion="(\S+) ([^"]+)">(.*?)<\/style>/gs;

/** Emotion writes each rule beside what it styles; they belong into the head, from where the browser's emotion takes them over. */
function parted(markup: string): { body: string; styles: string } {
  const sheets = new Map<string, { ids: string[]; css: string }>();
  const body = markup.replaceAll(EMOTION, (_, key: string, ids: string, css: string) => {
    const name = key.endsWith('-global') ? `${key} ${ids}` : key;
    const sheet = sheets.get(name) ?? { ids: [], css: '' };
    sheets.set(name, key.endsWith('-global') ? { ids: [], css } : { ids: [...sheet.ids, ids], css: sheet.css + css });
    return '';
  });
  const styles = [...sheets].map(
    ([name, { ids, css }]) => `<style nonce="${NONCE}" data-emotion="${[name, ...ids].join(' ')}">${css}</style>`,
  );
  return { body, styles: styles.join('') };
}

/** Text in the place of a piece that must be there exactly once. */
function put(page: string, place: string, text: string): string {
  const [before, after, ...more] = page.split(place);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`index.html has no one place ${place}`);
  return before + text + after;
}

/**
 * Vite plugin: draws the sign-in page in every language, `login.{lng}.html` without and `login.{lng}.demo.html` with the way to the demo, so that it
 * stands before any script has come.
 */
export function prerender(packages: string): Plugin {
  let root = '';
  let skip = false;
  return {
    name: 'kado-prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
      skip = config.mode !== 'production';
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      if (skip) return;
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      );
      const styles = (modules: readonly RegExp[]) => {
        const built = { chunks, files: [] };
        const needed = reach(
          built,
          modules.map((module) => chunkOf(built, module)),
          false,
        );
        const names = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [...names]
          .map((name) => String((bundle[name] as Rolldown.OutputAsset).source))
          .join('')
          .replaceAll(FETCHED_FONT, '');
      };
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      const words = localeFiles(packages);
      const { draw, languages } = await drawer(root);
      for (const lng of languages)
        for (const demo of [false, true]) {
          const said = JSON.parse(words.get(`${lng}.json`)?.() ?? '{}') as Record<string, object>;
          const drawing = await draw({ address: LOGIN.address, lng, words: said, demo });
          const { body, styles: emotion } = parted(drawing.markup);
          const css = styles([...LOGIN.styles, ...(drawing.dir === 'rtl' ? [MIRRORED] : [])]);
          const filled = [
            ['<html lang="en" dir="ltr"', `<html lang="${lng}" dir="${drawing.dir}" data-face="product"`],
            ['<title>Kado</title>', `<title>${drawing.title}</title>`],
            ['<meta name="kado-drawn" content="" />', `<meta name="kado-drawn" content="${LOGIN.address}" />`],
            ['</head>', `${emotion}<style nonce="${NONCE}">${css}</style></head>`],
            ['<div id="root"></div>', `<div id="root" data-drawn="${LOGIN.address}">${body}</div>`],
          ].reduce((text, [place = '', piece = '']) => put(text, place, piece), page);
          writeFileSync(join(dir, `login.${lng}${demo ? '.demo' : ''}.html`), filled);
        }
    },
  };
}
