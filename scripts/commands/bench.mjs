import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { needChromium } from '../lib/chromium.mjs';
import { ROOT } from '../lib/paths.mjs';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { must, run } from '../lib/sh.mjs';
import { install, pinnedEnv } from '../lib/toolchain.mjs';

/** These measure source files and need neither a built app nor a database. */
const ALONE = new Set(['list.mjs']);

/**
 * Runs the measurements in scripts/bench/*.mjs (all, or those whose names are given) one after the other, never in parallel. Options (--…) are
 * passed on to them.
 * Each one is a separate process with CHROMIUM_PATH and TEST_DATABASE_URL in its environment; the apps are already built.
 */
export async function bench(given) {
  const [options, names] = [given.filter((each) => each.startsWith('--')), given.filter((each) => !each.startsWith('--'))];
  exitOnSignal();
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
  env.CHROMIUM_PATH = await needChromium();
  if (chosen.every((name) => ALONE.has(name))) return measure(folder, chosen, options, env);
  await must('turbo', ['run', 'build', '--output-logs=errors-only'], { env });
  const database = await startPostgres();
  env.TEST_DATABASE_URL = database.url;
  try {
    return await measure(folder, chosen, options, env);
  } finally {
    await database.stop();
  }
}

/** The number of measurements that failed. */
async function measure(folder, names, options, env) {
  let failures = 0;
  for (const name of names) failures += (await run('node', [join(folder, name), ...options], { env })).code === 0 ? 0 : 1;
  return failures;
}
