import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const INDEX = 'apps/web/index.html';
const MANIFEST = 'apps/web/public/manifest.webmanifest';
const MARK = 'apps/web/public/mark.svg';
const RECEIPT_MARK = 'apps/api/src/receipt-pdf/mark.svg';

/** The brand's sources: name and colours, and the SVG paths of the mark. */
async function sources(root) {
  const load = (path) => import(pathToFileURL(join(root, 'packages/ui/src', path)).href);
  const [{ brand }, { readMark }] = await Promise.all([load('tokens/brand.ts'), load('icons/read-mark.ts')]);
  return { brand, paths: readMark(readFileSync(join(root, 'packages/ui/src/icons/mark.svg'), 'utf8')) };
}

const fills = (colors) => ({ front: colors.primary, back: colors['mark-back'], knot: colors.accent });
const css = (colors) =>
  Object.entries(fills(colors))
    .map(([part, color]) => `.${part} { fill: ${color} }`)
    .join(' ');
const drawn = (paths, indent = '  ') => paths.map(({ part, d }) => `${indent}<path class="${part}" d="${d}"/>`).join('\n');

/** The expected text of every file that contains the brand, by path. */
export async function brandFiles(root) {
  const { brand, paths } = await sources(root);
  const { ground } = brand.light;
  return {
    [MARK]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="${brand.name}">
  <style>
    ${css(brand.light)}
    @media (prefers-color-scheme: dark) { ${css(brand.dark)} }
  </style>
${drawn(paths)}
</svg>
`,
    ...(existsSync(join(root, RECEIPT_MARK)) && { [RECEIPT_MARK]: receiptMark(brand, paths) }),
    [MANIFEST]: readFileSync(join(root, MANIFEST), 'utf8')
      .replaceAll(/("(?:name|short_name)": ")[^"]*/g, `$1${brand.name}`)
      .replaceAll(/("(?:background|theme)_color": ")[^"]*/g, `$1${ground}`),
    [INDEX]: withBrand(readFileSync(join(root, INDEX), 'utf8'), brand, paths),
  };
}

const receiptMark = (brand, paths) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <style>
    ${css(brand.light)}
  </style>
${drawn(paths)}
</svg>
`;

/** index.html with the brand's name, colours and mark. */
function withBrand(page, { name, light, dark }, paths) {
  const custom = (colors) =>
    `background: ${colors.ground};
        color-scheme: ${colors === light ? 'light' : 'dark'};
        --mark: ${colors.primary};
        --mark-back: ${colors['mark-back']};
        --on-mark: ${colors['on-primary']};
        --knot: ${colors.accent};
        --words: ${colors.text};`.toLowerCase();
  return [
    [/<title>[^<]*<\/title>/, `<title>${name}</title>`],
    [/(<meta name="theme-color" content=")[^"]*/, `$1${light.ground}`],
    [/(<meta property="og:site_name" content=")[^"]*/, `$1${name}`],
    [/(\n {6}html \{\n)[^}]*/, `$1        ${custom(light)}\n      `],
    [/(\n {6}html\[data-skin='dark'\] \{\n)[^}]*/, `$1        ${custom(dark)}\n      `],
    [/(<main id="loading">\s*<h1>)[^<]*/, `$1${name}`],
    [/(<main id="loading">.*?<svg[^>]*>).*?(<\/svg>)/s, `$1\n${drawn(paths, '        ')}\n      $2`],
  ].reduce((text, [place, next]) => {
    if (!place.test(text)) throw new Error(`${INDEX} has no ${place}`);
    return text.replace(place, next);
  }, page);
}

/** The images with the brand: path, size, and the HTML page to capture. */
export async function brandPictures(root) {
  const { brand, paths } = await sources(root);
  const { light } = brand;
  const font = pathToFileURL(
    join(root, 'packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  ).href;
  const page = (mark, text = '') => `<!doctype html><style>
@font-face { font-family: Inter; src: url('${font}'); font-weight: 100 900 }
body { margin: 0; block-size: 100vh; display: grid; place-content: center; justify-items: center; gap: 48px; background: ${light.ground}; color: ${light.text}; font: 600 52px Inter }
svg { inline-size: ${mark}; block-size: ${mark} } ${css(light)}
</style><svg viewBox="0 0 32 32">${drawn(paths)}</svg>${text && `<div>${text}</div>`}`;
  const [, tagline = ''] =
    /<meta property="og:title" content="[^:"]*: ([^"]*)"/.exec(readFileSync(join(root, INDEX), 'utf8')) ?? [];
  return [
    { path: 'apps/web/public/icon-32.png', width: 32, height: 32, html: page('32px') },
    { path: 'apps/web/public/touch-icon.png', width: 180, height: 180, html: page('106px') },
    { path: 'apps/web/public/icon-512.png', width: 512, height: 512, html: page('300px') },
    {
      path: 'apps/web/public/og.png',
      width: 1200,
      height: 630,
      html: page('240px', tagline[0]?.toUpperCase() + tagline.slice(1)),
    },
  ];
}
