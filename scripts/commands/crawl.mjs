import { join } from 'node:path';
import { needChromium } from '../lib/chromium.mjs';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { ROOT } from '../lib/paths.mjs';
import { must, run } from '../lib/sh.mjs';
import { install, pinnedEnv, toolsOf } from '../lib/toolchain.mjs';

/**
 * Presses every control of the template once, including all similar rows and dialogs, and opens every page of both variants fifty times; the test suite does
 * only a sample of this. Returns the exit code.
 */
export async function crawl() {
  exitOnSignal();
  await install();
  const env = { ...(await pinnedEnv()), CHROMIUM_PATH: await needChromium(), KADO_CRAWL: 'every' };
  await must('turbo', ['run', 'build', '--output-logs=errors-only'], { env });
  const folder = join(ROOT, 'e2e');
  const { code } = await run('playwright', ['test', 'tests/template/crawler.spec.ts', 'growth.spec.ts'], {
    cwd: folder,
    env: toolsOf(folder, env),
  });
  return code;
}
