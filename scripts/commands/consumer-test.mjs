import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { run } from '../lib/sh.mjs';
import { install, pinnedEnv } from '../lib/toolchain.mjs';
import { checkRelease } from '../pack/check-release.mjs';
import { numberedSteps } from '../consumer-test/numbered-steps.mjs';

/**
 * The parts of the run, each a module of scripts/consumer-test: `run(context)` does its numbered steps and returns a line with its result. The context has
 * `env` (the pinned tools on the PATH), `folder` (empty, outside the repository, removed at the end), `tarballs` (the packed packages) and
 * `step(title, work)`, whose `work` returns a line or throws. A part whose module does not exist is skipped.
 */
const PARTS = ['packages', 'newest-react', 'openapi', 'features'];

/**
 * Follows the documentation as a user would: packs the packages and uses them in an empty folder outside the repository. Stops at the first step that
 * fails. `parts` are the names of the parts to run; by default all.
 */
export async function consumerTest(parts = []) {
  const chosen = PARTS.filter((name) => parts.length === 0 || parts.includes(name));
  if (chosen.length === 0) throw new Error(`Usage: pnpm consumer-test [${PARTS.join(' | ')}]`);
  exitOnSignal();
  await install();
  const env = await pinnedEnv();
  // A part imports TypeScript, which only the pinned Node can run.
  if (!process.features.typescript) return (await run('node', ['scripts/run.mjs', 'consumer-test', ...chosen], { env })).code;
  const folder = mkdtempSync(join(tmpdir(), 'kado-consumer-'));
  const context = { env, folder, tarballs: [], step: numberedSteps() };
  try {
    await context.step('pack the packages and check them with publint and are-the-types-wrong', async () => {
      context.tarballs = await checkRelease(folder, env);
      return `${context.tarballs.length} packages would be published`;
    });
    const results = [];
    for (const part of chosen) {
      const { run: tryPart } = await import(`../consumer-test/${part}.mjs`);
      results.push(`${part}: ${await tryPart(context)}`);
    }
    console.log(results.join('\n'));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
