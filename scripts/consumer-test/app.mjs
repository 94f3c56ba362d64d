import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { catalog } from '../lib/catalog.mjs';
import { filesOf, installsOf } from './code-blocks.mjs';

const GUIDE = 'docs/guides/using-the-packages-outside.md';
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const withoutVersion = (spec) => spec.replace(/(?<=.)@.*$/, '');

/** Writes the app that the guide and the packages' READMEs describe; returns its files. Files in src/exports, which need more libraries, only with `exports`. */
export function writeApp(app, tarballs, { exports }) {
  const documents = [GUIDE, ...tarballs.map(({ path }) => `${path}/README.md`)].map((path) => [path, read(path)]);
  const files = [...filesOf(documents)].filter(([path]) => exports || !path.startsWith('src/exports/'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  }
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'invoices', private: true, type: 'module' }));
  return files.map(([path]) => path);
}

/**
 * The arguments of `npm install` for the packages that the guide installs: our packages as tarballs, others in the version that the block `beside` names,
 * or else in the version of this repository.
 */
export function installs(tarballs, { beside, exports }) {
  const guide = read(GUIDE);
  const files = new Map(tarballs.map(({ name, file }) => [name, file]));
  const chosen = new Map(
    (beside ? installsOf(guide, beside) : []).flatMap(({ names }) => names.map((spec) => [withoutVersion(spec), spec])),
  );
  const kit = exports ? installsOf(read('packages/template/kit/README.md'), 'install exports') : [];
  const all = [...installsOf(guide, 'install'), ...kit];
  const specOf = (name) => files.get(name) ?? chosen.get(name) ?? `${name}@${catalog()[name]}`;
  const of = (wanted) => all.filter(({ dev }) => dev === wanted).flatMap(({ names }) => names.map(specOf));
  return { dependencies: of(false), devDependencies: of(true) };
}
