import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { needChromium } from '../lib/chromium.mjs';
import { ROOT } from '../lib/paths.mjs';
import { endInOrder } from '../lib/ending.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { must, run } from '../lib/sh.mjs';
import { install, pinnedEnv } from '../lib/toolchain.mjs';

/**
 * Runs the measurements in scripts/bench/*.mjs (all, or those whose names are given) one after the other, never side by side.
 * Each is a program of its own and finds CHROMIUM_PATH and TEST_DATABASE_URL in its environment, and apps/web built.
 */
export async function bench(names) {
  endInOrder();
  await install();
  const env = await pinnedEnv();
  const folder = join(ROOT, 'scripts', 'bench');
  const all = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.mjs'))
        .toSorted()
    : [];
  const chosen = all.filter((name) => names.length === 0 || names.includes(name.replace('.mjs', '')));
  if (chosen.length === 0) throw new Error(`Nothing to measure: scripts/bench holds ${all.join(', ') || 'nothing'}.`);
  await must('turbo', ['run', 'build', '--output-logs=errors-only'], { env });
  env.CHROMIUM_PATH = await needChromium();
  const database = await startPostgres();
  env.TEST_DATABASE_URL = database.url;
  try {
    let failures = 0;
    for (const name of chosen) failures += (await run('node', [join(folder, name)], { env })).code === 0 ? 0 : 1;
    return failures;
  } finally {
    await database.stop();
  }
}
