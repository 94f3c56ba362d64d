import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './debian.mjs';
import { onPath } from './paths.mjs';

/** The headless shell is preferred: a full Chromium takes a quarter of a second longer for every browser test. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser'];

/** CHROMIUM_PATH, else one of the names above on the PATH, else one that Playwright already has; undefined when there is none. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist.`);
  }
  return NAMES.map((name) => onPath(name, env.PATH)).find((path) => path !== undefined) ?? ofPlaywright(env);
}

/** Like findChromium, but installs Debian's package if there is none, and never returns undefined. */
export async function needChromium() {
  const found = findChromium();
  if (found) return found;
  // Older systems have no package of the headless shell.
  await aptInstall('chromium-headless-shell', 'Chromium').catch(() => aptInstall('chromium', 'Chromium'));
  const installed = findChromium();
  if (!installed) throw new Error('Chromium was installed, but is not on the PATH.');
  return installed;
}

function ofPlaywright(env) {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, name, folder, 'chrome')))
    .find((file) => existsSync(file));
}
