import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findChromium } from './chromium.mjs';
import { aptInstall } from './debian.mjs';
import { fixture } from './fixture.mjs';
import { postgresBin, startPostgres } from './postgres.mjs';
import { run } from './sh.mjs';

let machine;
const bin = (name, body) => machine.write(`bin/${name}`, `#!/bin/sh\n${body}\n`);
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  machine = fixture({});
});
afterEach(() => machine.remove());

async function makeRunnable() {
  await run('chmod', ['-R', '+x', join(machine.root, 'bin')]);
  vi.stubEnv('PATH', `${machine.root}/bin:/usr/bin:/bin`);
}

it('installs a Debian package', async () => {
  bin('apt-get', `echo "$@" >> ${machine.root}/calls`);
  bin('sudo', 'shift; exec "$@"');
  await makeRunnable();
  await aptInstall('chromium', 'Chromium');
  expect(readFileSync(join(machine.root, 'calls'), 'utf8')).toBe('update\ninstall -y --no-install-recommends chromium\n');
});

it('throws with the command to run if the installation fails', async () => {
  bin('apt-get', 'echo no network >&2; exit 100');
  bin('sudo', 'shift; exec "$@"');
  await makeRunnable();
  const hint = 'apt-get update && apt-get install -y --no-install-recommends postgresql';
  await expect(aptInstall('postgresql', 'PostgreSQL')).rejects.toThrow(
    `no network\nPostgreSQL is missing. Run this as root, then try again:\n  ${hint}`,
  );
  vi.stubEnv('PATH', '/nowhere');
  await expect(aptInstall('postgresql', 'PostgreSQL')).rejects.toThrow(hint);
});

it('uses CHROMIUM_PATH, else Chromium on the PATH (preferably the headless shell), else Playwright’s', () => {
  for (const path of ['own-chromium', 'bin/chromium', 'ms/chromium-1/chrome-linux64/chrome']) machine.write(path, '');
  const [PATH, PLAYWRIGHT_BROWSERS_PATH] = [join(machine.root, 'bin'), join(machine.root, 'ms')];
  const env = { PATH, PLAYWRIGHT_BROWSERS_PATH, CHROMIUM_PATH: join(machine.root, 'own-chromium') };
  expect(findChromium(env)).toBe(join(machine.root, 'own-chromium'));
  expect(findChromium({ ...env, CHROMIUM_PATH: '' })).toBe(join(machine.root, 'bin/chromium'));
  machine.write('bin/chromium-headless-shell', '');
  expect(findChromium({ ...env, CHROMIUM_PATH: '' })).toBe(join(machine.root, 'bin/chromium-headless-shell'));
  expect(findChromium({ PLAYWRIGHT_BROWSERS_PATH, PATH: '/nowhere' })).toBe(
    join(machine.root, 'ms/chromium-1/chrome-linux64/chrome'),
  );
  expect(findChromium({ PATH: '/nowhere', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' })).toBeUndefined();
  expect(() => findChromium({ ...env, CHROMIUM_PATH: '/gone' })).toThrow('CHROMIUM_PATH names /gone');
});

it('starts a temporary PostgreSQL on a free port, not as root, and deletes it afterwards', async () => {
  const [one, two] = await Promise.all([startPostgres(), startPostgres()]);
  expect(one.url).not.toBe(two.url);
  const queried = await run(join(postgresBin(), 'psql'), [one.url, '-Atc', 'select current_setting($$data_directory$$)'], {
    quiet: true,
  });
  await Promise.all([one.stop(), two.stop()]);
  expect(queried).toMatchObject({ code: 0 });
  expect(() => readFileSync(join(queried.output.trim(), 'PG_VERSION'))).toThrow('ENOENT');
  rmSync(queried.output.trim(), { recursive: true, force: true });
});
