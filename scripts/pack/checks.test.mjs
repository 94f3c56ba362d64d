import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { fixture } from '../lib/fixture.mjs';
import { must } from '../lib/sh.mjs';
import { pnpmCommand } from '../lib/toolchain.mjs';
import { problemsIn } from './checks.mjs';

let folder;
afterEach(() => folder.remove());

const MANIFEST = {
  name: 'planted',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
};
const FILES = { 'index.js': 'export const a = 1;\n', 'index.d.ts': 'export declare const a: number;\n' };

async function problemsOf(changes, files = FILES) {
  folder = fixture({ ...files, 'package.json': { ...MANIFEST, ...changes } });
  const [pnpm, ...first] = pnpmCommand();
  await must(pnpm, [...first, 'pack'], { cwd: folder.root, quiet: true });
  return problemsIn(join(folder.root, 'planted-1.0.0.tgz'));
}

it('finds no problem in a correct package', async () => {
  expect(await problemsOf({})).toEqual([]);
});
it('finds a command and an entry point that are missing from the tarball', async () => {
  const exports = { ...MANIFEST.exports, './form': './form.js' };
  expect(await problemsOf({ exports, bin: { planted: './bin/planted.mjs' } })).toEqual(
    expect.arrayContaining([expect.stringContaining('bin/planted.mjs'), expect.stringContaining('form.js')]),
  );
});
it('finds types that do not match the code', async () => {
  const wrong = { ...FILES, 'index.d.ts': "export { a } from './missing.js';\n" };
  expect(await problemsOf({}, wrong)).toEqual([
    'are the types wrong: Internal resolution error /node_modules/planted/index.d.ts ./missing.js',
  ]);
});
