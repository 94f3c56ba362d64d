import { join } from 'node:path';
import { needChromium } from '../lib/chromium.mjs';
import { endInOrder } from '../lib/ending.mjs';
import { ROOT } from '../lib/paths.mjs';
import { must, run } from '../lib/sh.mjs';
import { install, pinnedEnv, toolsOf } from '../lib/toolchain.mjs';

/** Presses every control of the template once, in all rows and dialogs that are alike too, of which the suite takes a sample; answers the exit code. */
export async function crawl() {
  endInOrder();
  await install();
  const env = { ...(await pinnedEnv()), CHROMIUM_PATH: await needChromium(), KADO_CRAWL: 'every' };
  await must('turbo', ['run', 'build', '--output-logs=errors-only'], { env });
  const folder = join(ROOT, 'e2e');
  const { code } = await run('playwright', ['test', 'tests/template/crawler.spec.ts'], {
    cwd: folder,
    env: toolsOf(folder, env),
  });
  return code;
}
