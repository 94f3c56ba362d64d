import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';

/** A temporary folder with the given files; `write` adds one, `remove` deletes the folder. For tests only. */
export function fixture(files) {
  const root = mkdtempSync(join(tmpdir(), 'kado-fixture-'));
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const SCRIPTS = { lint: 'x', typecheck: 'x', test: 'x' };

/** package.json of a fixture's package. */
export const manifest = (name, more = {}) => ({
  name: `@kado/${name}`,
  exports: { '.': './src/index.ts' },
  scripts: SCRIPTS,
  ...more,
});

/** A small workspace that passes every gate: contracts, api, and one feature that uses contracts. */
export const smallWorkspace = () =>
  fixture({
    'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\n  - packages/product/*\n',
    'packages/contracts/package.json': manifest('contracts'),
    'packages/contracts/src/index.ts': 'export const wire = 1;\n',
    'packages/product/topup/package.json': manifest('product-topup', { dependencies: { '@kado/contracts': 'workspace:*' } }),
    'packages/product/topup/src/index.ts': "export { page } from './pages/start-page.ts';\n",
    'packages/product/topup/src/pages/start-page.ts': "import { wire } from '@kado/contracts';\n\nexport const page = wire;\n",
    'apps/api/package.json': manifest('api', { exports: { './testing': './src/testing.ts' } }),
    'apps/api/src/orders.ts': 'export const place = (db) => db.transaction(async (tx) => {\n  await tx.insert(1);\n});\n',
  });

/** A copy of this repository's files that git does not ignore, including uncommitted changes. */
export function copyOfRepository() {
  const root = mkdtempSync(join(tmpdir(), 'kado-copy-'));
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  // Git lists a deleted file until its deletion is added.
  for (const path of listed.stdout.split('\0').filter((path) => path && existsSync(join(ROOT, path))))
    cpSync(join(ROOT, path), join(root, path), { force: true, errorOnExist: false, preserveTimestamps: true });
  return { root, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) };
}
