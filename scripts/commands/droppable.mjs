import { droppedCopy, KINDS } from '../lib/drop/dropped-copy.mjs';
import { Steps } from '../lib/steps.mjs';
import { install } from '../lib/toolchain.mjs';

/** Drops each variant and a feature, each in its own copy of the repository, and runs the remaining checks; returns the exit code. */
export async function droppable() {
  await install();
  const steps = new Steps();
  for (const what of KINDS) {
    const copy = await droppedCopy(what);
    try {
      for (const script of ['typecheck', 'test', 'build'])
        await steps.run(`${script} without ${what}`, () => turbo(copy, script));
      await steps.run(`gates without ${what}`, () => result(copy.run('node', 'scripts/run.mjs', 'gates')));
    } finally {
      copy.remove();
    }
  }
  const { lines, failed } = steps.summary();
  console.log(['', ...lines].join('\n'));
  return failed === 0 ? 0 : 1;
}

const turbo = (copy, script) => result(copy.run('turbo', 'run', script, '--output-logs=errors-only', '--concurrency=2'));

async function result(running) {
  const { code, output } = await running;
  if (code !== 0) console.log(output);
  return { ok: code === 0 };
}
