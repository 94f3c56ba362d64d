import { remove } from '../lib/drop/remove.mjs';
import { ROOT } from '../lib/paths.mjs';
import { must } from '../lib/sh.mjs';
import { pinnedEnv, pnpmCommand } from '../lib/toolchain.mjs';

/** pnpm drop template | product | <variant>/<feature>: removes a variant or a feature, and every line that names it, from this checkout. */
export async function drop([what]) {
  const env = await pinnedEnv();
  const { removed, changed } = remove(ROOT, what);
  const [pnpm, ...first] = pnpmCommand();
  await must(pnpm, [...first, 'install', '--no-frozen-lockfile', '--prefer-offline'], { env, quiet: true });
  // In a separate process, because the scripts that this process has loaded may have changed.
  await must('node', ['scripts/run.mjs', 'map'], { env });
  await must('oxfmt', ['.'], { env, quiet: true });
  console.log([...removed.map((path) => `removed ${path}`), ...changed.map((path) => `changed ${path}`)].join('\n'));
  console.log('Look at `git diff`, then run `pnpm check`.');
}
