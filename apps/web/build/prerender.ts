import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '@kado/i18n';
import { localeFiles } from '@kado/i18n/vite';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { bundleOf, chunkOf, ofPages, reach } from './bundle.ts';
import type { Drawing, Wanted } from './draw.tsx';
import { NONCE } from './strict-csp.ts';

type Draw = typeof import('./draw.tsx');

const ENTRY = 'build/draw.tsx';
const OUT = 'node_modules/.kado-prerender';

/** The page that nearly every first visit begins with; its styles, and those of right to left. */
const LOGIN = {
  face: 'product',
  address: '/login',
  styles: [/variants[\\/]product\.tsx$/, /auth[\\/]src[\\/]pages[\\/]login-page\.tsx$/],
} as const;
/** What the template opens with. It is fetched as a picture, which stands until the app does. */
const STORE = { face: 'template', address: '/' } as const;
const MIRRORED = /ui[\\/]src[\\/]theme[\\/]rtl\.ts$/;

/** Builds what draws pages, and lends it. */
async function drawer(root: string): Promise<Draw> {
  const outDir = join(root, OUT);
  await build({
    root,
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
    // A global rule is looked for by itself, all others in one sheet.
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

/** Text in the place of a piece that must be there exactly once. */
function put(page: string, [place, text]: readonly [string, string]): string {
  const [before, after, ...more] = page.split(place);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`index.html has no one place ${place}`);
  return before + text + after;
}

/** All words of a language, one part for each namespace; `files` as `localeFiles` tells of them. */
export function wordsOf(files: Map<string, () => string>, lng: string): Record<string, object> {
  const read = (name: string) => JSON.parse(files.get(name)?.() ?? '{}') as Record<string, object>;
  const features = [...files.keys()].flatMap((name) => new RegExp(`^${lng}\\.(.+)\\.json$`).exec(name)?.[1] ?? []);
  const own = features.map((feature) => [feature, read(`${lng}.${feature}.json`)] as const);
  return { ...read(`${lng}.json`), ...Object.fromEntries(own) };
}

/** The styles that come with some modules, without the fonts that would have to be fetched. */
function stylesWith(files: Rolldown.OutputBundle, modules: readonly RegExp[]): string {
  const built = bundleOf(files);
  const chunks = modules.map((module) => chunkOf(built, module));
  const names = new Set(reach(built, chunks, false).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const css = [...names].map((name) => String((files[name] as Rolldown.OutputAsset).source)).join('');
  return css.replaceAll(FETCHED_FONT, '');
}

/** index.html with a drawn page in it. */
function filled(page: string, lng: string, { markup, dir, title }: Drawing, css: string): string {
  const { body, styles } = parted(markup);
  const places = [
    ['<html lang="en" dir="ltr"', `<html lang="${lng}" dir="${dir}" data-face="product"`],
    ['<title>Kado</title>', `<title>${(title ?? 'Kado').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`],
    ['<meta name="kado-drawn" content="" />', `<meta name="kado-drawn" content="${LOGIN.address}" />`],
    ['</head>', `${styles}<style nonce="${NONCE}">${css}</style></head>`],
    ['<div id="root"></div>', `<div id="root" data-drawn="${LOGIN.address}">${body}</div>`],
  ] as const;
  return places.reduce(put, page);
}

/** The markup of a picture: nothing in it may be meant by a name, no policy lets its own styles in (index.html sets those of an element), and it has no way to bring a sheet along. */
function pictureOf({ markup }: Drawing): string {
  const { body, styles } = parted(markup);
  if (styles !== '')
    throw new Error(`${STORE.address} of the template has styles beside its markup, which a picture leaves behind`);
  return body.replaceAll(/<!--.*?-->| id="[^"]*"/g, '').replaceAll(' style="', ' data-style="');
}

/** The font of Latin text and figures: with another one first, a picture would move when it comes. */
const FONT = /[\\/]inter-latin-[\w-]{8}\.woff2$/;

/** Writes the picture in every language; resolves to their address, with `{lng}` in it. */
async function pictures(
  dir: string,
  lngs: readonly LanguageCode[],
  draw: (lng: LanguageCode) => Promise<Drawing>,
): Promise<string> {
  const drawn = await Promise.all(lngs.map(async (lng) => [lng, pictureOf(await draw(lng))] as const));
  const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 8);
  const address = `assets/template-home.{lng}-${hash}.html`;
  for (const [lng, body] of drawn) writeFileSync(join(dir, address.replace('{lng}', lng)), body);
  return `/${address}`;
}

/**
 * Vite plugin: draws the sign-in page in every language, `login.{lng}.html` without and `login.{lng}.demo.html` with the way to the demo, so that it
 * stands before any script has come; and what the template opens with, for index.html to show until then.
 */
export function prerender(packages: string): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'kado-prerender',
    apply: ofPages,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = 'dist' }, files) {
      if (config?.mode !== 'production') return;
      const said = localeFiles(packages);
      const { draw, languages } = await drawer(config.root);
      const words = new Map(languages.map((lng) => [lng, wordsOf(said, lng)]));
      const drawn = (page: Pick<Wanted, 'face' | 'address'>, lng: LanguageCode, demo = false) =>
        draw({ ...page, lng, demo, words: words.get(lng) ?? {} });
      const picture = await pictures(dir, languages, (lng) => drawn(STORE, lng));
      const font = Object.keys(files).find((name) => FONT.test(name));
      if (font === undefined) throw new Error('The build has no font for Latin text');
      const page = put(readFileSync(join(dir, 'index.html'), 'utf8'), ['__KADO_PICTURE__', `${picture} /${font}`]);
      writeFileSync(join(dir, 'index.html'), page);
      for (const lng of languages) {
        for (const demo of [false, true]) {
          const drawing = await drawn(LOGIN, lng, demo);
          const css = stylesWith(files, [...LOGIN.styles, ...(drawing.dir === 'rtl' ? [MIRRORED] : [])]);
          writeFileSync(join(dir, `login.${lng}${demo ? '.demo' : ''}.html`), filled(page, lng, drawing, css));
        }
      }
    },
  };
}
