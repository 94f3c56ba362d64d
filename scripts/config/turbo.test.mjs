import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOfRepository } from '../lib/fixture.mjs';
import { ROOT } from '../lib/paths.mjs';
import { codeFiles } from '../lib/sources.mjs';
import { packages } from '../lib/workspace.mjs';

/** Commands of the shell: Node would start for every task. */
const STUBS = { build: 'mkdir -p dist && touch dist/a.js' };
let workspace;

/** The real package graph, turbo.json and turbo; only the scripts are empty, so that the test checks nothing but the cache. */
beforeAll(() => {
  workspace = copyOfRepository();
  for (const { folder, manifest } of packages(workspace.root)) {
    const scripts = Object.fromEntries(Object.keys(manifest.scripts ?? {}).map((name) => [name, STUBS[name] ?? 'true']));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }));
  }
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'all'],
  ])
    git(...args);
});
afterAll(() => workspace.remove());

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@kado.test', ...args], {
    cwd: workspace.root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function turbo(...args) {
  const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, TURBO_TELEMETRY_DISABLED: '1', TURBO_SCM_BASE: 'HEAD', CI: '' };
  const { status, stdout, stderr } = spawnSync('turbo', ['run', ...args], {
    cwd: workspace.root,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

const plan = (...args) => JSON.parse(turbo(...args, '--dry=json')).tasks.filter(({ command }) => command !== '<NONEXISTENT>');
const hits = (tasks, wanted) =>
  tasks.filter(({ cache, task }) => cache.status === 'HIT' && (!wanted || task === wanted)).map(({ taskId }) => taskId);
const TASKS = ['lint', 'typecheck', 'test', 'build', 'e2e'];

it('uses the cache for an unchanged tree, and re-runs the browser tests when an app or one of its packages changes', () => {
  const first = plan(...TASKS);
  expect(first.length).toBeGreaterThan(50);
  expect(hits(first)).toEqual([]);
  turbo(...TASKS, '--concurrency=2');
  expect(hits(plan(...TASKS))).toHaveLength(first.length);

  const changed = [
    'apps/web/index.html',
    'apps/api/package.json',
    'packages/ui/package.json',
    'packages/product/topup/package.json',
    'e2e/package.json',
  ];
  for (const path of changed) {
    const before = readFileSync(join(workspace.root, path), 'utf8');
    appendFileSync(join(workspace.root, path), '\n');
    expect(hits(plan('e2e'), 'e2e'), path).toEqual([]);
    writeFileSync(join(workspace.root, path), before);
  }
  expect(hits(plan('e2e'), 'e2e')).toEqual(['@kado/e2e#e2e']);

  appendFileSync(join(workspace.root, 'apps/web/index.html'), '<!-- changed -->');
  expect(hits(plan('test'))).not.toContain('@kado/web#test');
  expect(hits(plan('test'))).toContain('@kado/contracts#test');
});

/** Files outside the server's folder that its tests read by a computed path, or that a script which they run imports. */
const READ_BY_API = ['docs/guides/observing.md', ...['debian', 'paths', 'sh'].map((name) => `scripts/lib/${name}.mjs`)];
const UPWARDS = /(?:import\.meta\.dirname[^\n'"`]*?['"`]?|new URL\(['"`])((?:\/?\.\.)+\/[\w./-]+)/g;

/** The files that a package's code names by a relative path and that are outside its own folder and outside `packages`: `{ name, path }`. */
const readAbove = ({ name, folder }) =>
  codeFiles(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(UPWARDS)]
      .map(([, path]) => relative(workspace.root, join(folder, dirname(file), path)))
      .filter(
        (path) => path !== '' && !path.startsWith('packages') && relative(folder, join(workspace.root, path)).startsWith('..'),
      )
      .flatMap((path) => git('ls-files', path).split('\n').filter(Boolean))
      .map((path) => ({ name, path })),
  );

it('re-runs the tests of a package when a file outside of it that they read changes', () => {
  const inputs = new Map(
    plan('test').map(({ package: name, directory, inputs: own }) => [
      name,
      new Set(Object.keys(own).map((path) => join(directory, path))),
    ]),
  );
  const tested = packages(workspace.root).filter(({ name }) => inputs.has(name));
  const read = [...tested.flatMap(readAbove), ...READ_BY_API.map((path) => ({ name: '@kado/api', path }))];
  expect(read).toEqual(
    expect.arrayContaining(
      ['compose.yaml', '.env.example', 'deploy/alerts.yaml', 'docs/guides/scaling.md', 'scripts/lib/postgres.mjs'].map(
        (path) => ({ name: '@kado/api', path }),
      ),
    ),
  );
  expect(read.filter(({ name, path }) => !inputs.get(name).has(path))).toEqual([]);
});

it('re-runs the tests of the web app when a feature is added that it does not depend on yet', () => {
  const folder = join(workspace.root, 'packages/product/fresh/src');
  const hashOf = () => plan('test').find(({ taskId }) => taskId === '@kado/web#test').hash;
  const before = hashOf();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.tsx'), 'export const page = <p>Hello</p>;');
  expect(hashOf()).not.toBe(before);
  rmSync(dirname(folder), { recursive: true });
  expect(hashOf()).toBe(before);
});

it('has another cache key for another database or browser', () => {
  const hash = (env) => {
    Object.assign(process.env, env);
    const task = plan('e2e').find((item) => item.task === 'e2e');
    for (const name of Object.keys(env)) delete process.env[name];
    return task.hash;
  };
  const hashes = [hash({}), hash({ DATABASE_URL: 'postgres://a' }), hash({ CHROMIUM_PATH: '/b' })];
  expect(new Set(hashes).size).toBe(3);
});

it('runs only what a change affects with --affected', () => {
  git('add', '-A');
  git('commit', '-qm', 'before');
  appendFileSync(join(workspace.root, 'packages/product/topup/package.json'), '\n');
  const affected = plan('test', 'e2e', '--affected').map(({ taskId }) => taskId);
  expect(affected).toEqual(expect.arrayContaining(['@kado/product-topup#test', '@kado/web#test', '@kado/e2e#e2e']));
  expect(affected).not.toContain('@kado/contracts#test');
  expect(affected).not.toContain('@kado/template-invoice#test');
});
