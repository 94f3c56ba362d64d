import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { buildCss } from './dist-css.mjs';
import { fixture } from './fixture.mjs';

let built;
afterEach(() => built.remove());

const read = (path) => readFileSync(join(built.root, 'dist', path), 'utf8');
const FILES = {
  'package.json': { name: '@kado/ui' },
  'node_modules/@fonts/inter/package.json': { name: '@fonts/inter' },
  'node_modules/@fonts/inter/LICENSE': 'OFL',
  'node_modules/@fonts/inter/files/inter.woff2': 'font',
  'src/styles/base.css': "@font-face { src: url('@fonts/inter/files/inter.woff2'), url('./own.woff2'); }\nbody { margin: 0; }",
  'src/parts/box.module.css': '.box { color: red; }',
  'src/parts/late.module.css': '.box { color: blue; }',
  'dist/index.js':
    "import './styles/base.css';\nexport const late = () => import('./parts/late.js');\nexport { Box } from './parts/box.js';\n",
  'dist/index.d.ts': "import './styles/base.css';\nexport declare const Box: string;\n",
  'dist/parts/box.js': "import styles from './box.module.css';\nexport const Box = styles.box;\n",
  'dist/parts/late.js': "import styles from './late.module.css';\nexport const Late = styles.box;\n",
};

it('puts all CSS into one file in the order of the imports, and the class names into scripts that Node can import', async () => {
  built = fixture(FILES);
  expect(buildCss(built.root, '@kado/ui', ['index.js'])).toBe(3);
  const { Box, late } = await import(join(built.root, 'dist/index.js'));
  const { Late } = await late();
  const css = read('styles.css').replaceAll(/\s+/g, ' ');
  expect(Box).not.toBe(Late);
  const order = ['body {', `.${Box} { color: red; }`, `.${Late} { color: #00f; }`].map((rule) => css.indexOf(rule));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
  expect(read('index.d.ts')).toBe('export declare const Box: string;\n');
});

it('copies the fonts of other packages with their licences, and keeps the URLs of its own fonts', () => {
  built = fixture(FILES);
  buildCss(built.root, '@kado/ui', ['index.js']);
  expect([...read('styles.css').matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url)).toEqual([
    './fonts/inter.woff2',
    './styles/own.woff2',
  ]);
  expect([read('fonts/inter.woff2'), read('fonts/inter.license.txt')]).toEqual(['font', 'OFL']);
});

it('gives a class with the same name and path in another package a different compiled name', async () => {
  const names = [];
  for (const name of ['@kado/ui', '@kado/template-ui']) {
    built?.remove();
    built = fixture(FILES);
    buildCss(built.root, name, ['index.js']);
    names.push(read('parts/box.module.css.js'));
  }
  expect(names[0]).not.toBe(names[1]);
});
