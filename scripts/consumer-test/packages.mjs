import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../lib/sh.mjs';
import { installs, writeApp } from './app.mjs';
import { pageIn } from './page.mjs';

/** Without the PDF and Excel exports, which newest-react.mjs tests. */
const OLDEST = { name: 'React 19.0', beside: 'install beside React 19.0', exports: false };
const EXPECTED = {
  heading: '2 / 50',
  status: ['2 lignes'],
  first: ['5035', 'Tomasz Wilk'],
  font: 'Inter Variable',
  failures: [],
};
/** An app must have only one copy of these, because two copies do not share their React context or state. */
const ONCE = ['react', 'react-dom', 'react-router', 'react-redux', '@reduxjs/toolkit', '@mui/material', '@emotion/react'];
const OF_EXPORTS = ['jspdf', 'jspdf-autotable', 'write-excel-file', 'bidi-js', '@expo-google-fonts/noto-sans-arabic'];
/** Entry points for a test runner, a browser or a bundler only. */
const NOT_IN_NODE = /\/(?:testing.*|setup|vitest|browser|styles\.css|locales\/\*)$/;

/** Tests the packages with the oldest React that they allow. */
export const run = (context) => listInvoices(context, OLDEST);

/**
 * Installs the packed packages with npm, and lists the mock's invoices in Node and in Chromium using only code of the documentation. `options`: the
 * name of the React version, the guide's block with the versions to install (`beside`; by default this repository's), and whether to install the export libraries.
 */
export async function listInvoices({ env, folder, tarballs, step }, options) {
  const app = join(folder, options.name.toLowerCase().replaceAll(/[^\w.]+/g, '-'));
  mkdirSync(app);
  const quiet = { cwd: app, env: { ...env, PATH: `${join(app, 'node_modules', '.bin')}:${env.PATH}` }, quiet: true };
  await step(`npm install beside ${options.name}`, () => installed(app, tarballs, options, quiet));
  await step('type-check the code of the READMEs', async () => {
    await must('tsc', [], quiet);
    // An app that is itself a package writes declarations, which need a name for each type of ours that it infers.
    await must(
      'tsc',
      ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', '.', '--outDir', 'types'],
      quiet,
    );
    return 'no error, also in the packages’ types and in the app’s declarations';
  });
  await step('run it in Node and import every entry point there', () => inNode(app, tarballs, options, quiet));
  await step('build it and list the invoices in Chromium', async () => {
    await must('vite', ['build', '--logLevel', 'warn'], quiet);
    const { rows, ...page } = await pageIn(join(app, 'dist'));
    assert.deepEqual({ ...page, first: rows[0]?.slice(0, 2) }, EXPECTED);
    return `${rows.length} rows`;
  });
  return `${tarballs.length} packed packages list the mock's invoices in Node and Chromium beside ${options.name}`;
}

/** Installs with npm, which must resolve all peers without --force; `npm ls` fails on a missing or wrong one. */
async function installed(app, tarballs, options, quiet) {
  const files = writeApp(app, tarballs, options);
  const { dependencies, devDependencies } = installs(tarballs, options);
  const npm = (...args) => must('npm', [...args, '--no-audit', '--no-fund', '--ignore-scripts', '--no-legacy-peer-deps'], quiet);
  await npm('install', '--strict-peer-deps', '--prefer-offline', ...dependencies);
  await npm('install', '--strict-peer-deps', '--prefer-offline', '--save-dev', ...devDependencies);
  await npm('ls', '--all');
  const listed = (await npm('ls', ...ONCE, '--all', '--parseable')).split('\n').filter((line) => line.startsWith(app));
  assert.deepEqual([...new Set(listed)].toSorted(), ONCE.map((name) => join(app, 'node_modules', name)).toSorted());
  for (const name of OF_EXPORTS) assert.equal(existsSync(join(app, 'node_modules', name)), options.exports, name);
  const { version } = JSON.parse(readFileSync(join(app, 'node_modules/react/package.json'), 'utf8'));
  return `React ${version}, no ERESOLVE, one copy each of ${ONCE.join(', ')}; ${files.length} files written`;
}

async function inNode(app, tarballs, { exports }, quiet) {
  const scripts = readdirSync(join(app, 'node'));
  for (const script of scripts) await must('node', [join('node', script)], quiet);
  const entryPoints = tarballs.flatMap(({ name, manifest }) =>
    Object.keys(manifest.publishConfig.exports)
      .map((entry) => `${name}${entry.slice(1)}`)
      .filter((entry) => !NOT_IN_NODE.test(entry) && (exports || !entry.endsWith('/export'))),
  );
  const imports = entryPoints.map((entry) => `await import(${JSON.stringify(entry)});`);
  await must('node', ['--input-type=module', '--eval', imports.join('\n')], quiet);
  return `${scripts.length} scripts ran, ${entryPoints.length} entry points imported`;
}
