// pnpm new:feature <variant> <name>: creates a working feature package and registers it in its variant.
import { ROOT } from './lib/paths.mjs';
import { must } from './lib/sh.mjs';
import { makeFeature } from './lib/feature.mjs';
import { pinnedEnv, pnpmCommand } from './lib/toolchain.mjs';

const [variant, name] = process.argv.slice(2);
try {
  const { path, packageName } = makeFeature(ROOT, variant, name);
  const env = await pinnedEnv();
  const [pnpm, ...first] = pnpmCommand();
  await must(pnpm, [...first, 'install', '--no-frozen-lockfile', '--prefer-offline'], { env, quiet: true });
  await must('node', ['scripts/map.mjs'], { env });
  await must('oxfmt', [path, 'apps/web/package.json', 'apps/web/src/variants'], { env, quiet: true });
  console.log(`${path} is ready and registered. Open it alone: pnpm --filter ${packageName} dev`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
