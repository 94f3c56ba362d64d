import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, normalize } from 'node:path';
import { transform } from 'lightningcss';
import { parse } from './sources.mjs';

/**
 * Compiles the CSS of a built package into one dist/styles.css, which an app imports itself, and the class names of each CSS module into a script.
 * Afterwards no script imports CSS, so that Node can import the package too. Returns the number of CSS files.
 */
export function buildCss(folder, name, entryPoints) {
  const dist = join(folder, 'dist');
  const compiled = inOrder(dist, entryPoints).map((path) => compile({ folder, name, path }));
  for (const path of readdirSync(dist, { recursive: true }).filter((each) => /\.(?:js|d\.ts)$/.test(each))) {
    const file = join(dist, path);
    const text = readFileSync(file, 'utf8');
    const next = withoutCssImports(text);
    if (next !== text) writeFileSync(file, next);
  }
  for (const { path, classes } of compiled)
    if (classes) writeFileSync(join(dist, `${path}.js`), `export default ${JSON.stringify(classes, null, 2)};\n`);
  if (compiled.length > 0) writeFileSync(join(dist, 'styles.css'), compiled.map(({ code }) => code).join('\n'));
  return compiled.length;
}

/** A module's text with CSS modules imported from their scripts, and without other CSS. */
const withoutCssImports = (text) =>
  text
    .replaceAll(/^import '[^']+(?<!\.module)\.css';\n/gm, '')
    .replaceAll(/^(import \w+ from '[^']+\.module\.css)';$/gm, "$1.js';");

/** The CSS files in the order of the imports, which decides between rules of equal specificity. */
function inOrder(dist, entryPoints) {
  const seen = new Set();
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    if (!path.endsWith('.js') || !existsSync(join(dist, path))) return;
    const own = parse(join(dist, path)).imports.filter(({ name }) => name.startsWith('.'));
    for (const { name } of own.toSorted((a, b) => a.lazy - b.lazy)) visit(normalize(join(dirname(path), name)));
  };
  for (const path of entryPoints) visit(path);
  return [...seen].filter((path) => path.endsWith('.css'));
}

/** Compiles one CSS file; its URLs become relative to dist/styles.css. A CSS module's class names contain a hash of its package and path. */
function compile({ folder, name, path }) {
  const isModule = path.endsWith('.module.css');
  const { code, exports } = transform({
    filename: `${name}/${path}`,
    code: readFileSync(join(folder, 'src', path)),
    cssModules: isModule && { pattern: '[local]_[hash]', grid: false, container: false, customIdents: false },
    visitor: { Url: ({ url, ...rest }) => ({ ...rest, url: addressOf(folder, path, url) }) },
  });
  const classes =
    exports &&
    Object.fromEntries(
      Object.entries(exports)
        .map(([local, { name: made }]) => [local, made])
        .toSorted(),
    );
  return { path, code: code.toString(), classes };
}

/** The URL of a file as seen from dist/styles.css. A file of another package is copied into dist, so that it is found with any bundler, or without one. */
function addressOf(folder, path, url) {
  if (/^(?:data:|https?:|#)/.test(url)) return url;
  if (url.startsWith('.')) return `./${join(dirname(path), url)}`;
  const file = createRequire(join(folder, 'package.json')).resolve(url);
  const fonts = join(folder, 'dist', 'fonts');
  mkdirSync(fonts, { recursive: true });
  copyFileSync(file, join(fonts, basename(file)));
  const licence = join(file, '..', '..', 'LICENSE');
  copyFileSync(licence, join(fonts, `${basename(file, '.woff2')}.license.txt`));
  return `./fonts/${basename(file)}`;
}
