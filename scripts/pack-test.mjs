// Packs the published packages, installs the tarballs in a bare Vite + React app outside the workspace, type-checks and builds it;
// then the mock must respond there: in Node, and in Chromium through the service worker that its Vite plugin added to the build.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { published } from './lib/publish.mjs';
import { must } from './lib/sh.mjs';
import { pinnedEnv, pnpmCommand } from './lib/toolchain.mjs';
import { tableIn } from './pack/page.mjs';

const env = await pinnedEnv();
const [pnpm, ...first] = pnpmCommand();
const app = mkdtempSync(join(tmpdir(), 'kado-pack-'));
const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
const catalog = Object.fromEntries(
  [...workspace.matchAll(/^ {2}'?([@\w./-]+)'?: '?([^'\n]+)'?$/gm)].map(([, name, version]) => [name, version]),
);

// The bare app allows the same install scripts as the workspace.
const refused = [...workspace.matchAll(/^ {2}'?([@\w./-]+)'?: false$/gm)].map(([, name]) => name);
const EXPECTED = { heading: '2 of 50 invoices', first: ['5035', 'Tomasz Wilk'], failures: [] };

try {
  const tarballs = await packAll();
  writeApp(tarballs);
  const quiet = { cwd: app, env, quiet: true };
  await must(pnpm, [...first, 'install', '--prefer-offline', '--no-frozen-lockfile'], quiet);
  await must(join(app, 'node_modules/.bin/tsc'), ['--noEmit'], quiet);
  await must(join(app, 'node_modules/.bin/vite'), ['build'], quiet);
  const built = readdirSync(join(app, 'dist', 'assets')).filter((name) => name.endsWith('.js'));
  if (built.length === 0) throw new Error('The bare app was built into nothing.');
  await must('node', ['--test', 'test/list.mjs'], quiet);
  const { heading, rows, failures } = await tableIn(join(app, 'dist'));
  assert.deepEqual({ heading, first: rows[0]?.slice(0, 2), failures }, EXPECTED);
  console.log(
    `packed ${Object.keys(tarballs).length} packages; a bare app with them type-checks, builds (${built.length} scripts) and lists the mock's invoices in Node and in Chromium (${rows.length} rows)`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(app, { recursive: true, force: true, maxRetries: 3 });
}

async function packAll() {
  const all = published(ROOT);
  const tarballs = {};
  for (const { name, folder, manifest } of all) {
    const file = join(app, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
    await must(pnpm, [...first, 'pack', '--pack-destination', app], { cwd: folder, env, quiet: true });
    tarballs[name] = `file:${file}`;
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
  }
  return tarballs;
}

function writeApp(tarballs) {
  const pick = (...names) => Object.fromEntries(names.map((name) => [name, catalog[name]]));
  const dependencies = {
    ...tarballs,
    ...pick('react', 'react-dom', 'react-router', 'react-redux', '@reduxjs/toolkit', '@mui/material'),
  };
  const devDependencies = pick(
    'typescript',
    'vite',
    '@vitejs/plugin-react',
    '@types/react',
    '@types/react-dom',
    '@types/node',
    '@testing-library/react',
  );
  const overrides = Object.entries(tarballs).map(([name, file]) => `  '${name}': '${file}'`);
  cpSync(join(ROOT, 'scripts', 'templates', 'bare-app'), app, { recursive: true });
  mkdirSync(join(app, 'src'), { recursive: true });
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'bare', private: true, type: 'module', dependencies, devDependencies }, null, 2),
  );
  const settings = [
    'pmOnFail: ignore',
    'minimumReleaseAge: 0',
    'overrides:',
    ...overrides,
    'allowBuilds:',
    ...refused.map((name) => `  '${name}': false`),
    '',
  ];
  writeFileSync(join(app, 'pnpm-workspace.yaml'), settings.join('\n'));
}
