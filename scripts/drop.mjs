// pnpm drop template | product | <variant>/<feature>: removes a variant or a feature, and every line that names it, from this checkout.
import { drop } from './lib/drop.mjs';
import { ROOT } from './lib/paths.mjs';
import { must } from './lib/sh.mjs';
import { pinnedEnv, pnpmCommand } from './lib/toolchain.mjs';

try {
  const env = await pinnedEnv();
  const { removed, changed } = drop(ROOT, process.argv[2]);
  const [pnpm, ...first] = pnpmCommand();
  await must(pnpm, [...first, 'install', '--no-frozen-lockfile', '--prefer-offline'], { env, quiet: true });
  await must('node', ['scripts/map.mjs'], { env });
  await must('oxfmt', ['.'], { env, quiet: true });
  console.log([...removed.map((path) => `removed ${path}`), ...changed.map((path) => `changed ${path}`)].join('\n'));
  console.log('Look at `git diff`, then run `pnpm check`.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
