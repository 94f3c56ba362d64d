import { parseArgs } from 'node:util';
import { LANGUAGE_CODES, makeFeature } from '../lib/feature.mjs';
import { ROOT } from '../lib/paths.mjs';
import { must } from '../lib/sh.mjs';
import { pinnedEnv, pnpmCommand } from '../lib/toolchain.mjs';

const titles = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, { type: 'string' }]));

/** pnpm new:feature <variant> <name>: creates a working feature package and registers it in its variant. */
export async function newFeature(args) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: titles });
  const [variant, name, ...rest] = positionals;
  if (rest.length > 0)
    throw new Error(`There are two arguments, the variant and the name; ${JSON.stringify(rest[0])} is a third.`);
  const feature = makeFeature(ROOT, variant, name, values);
  const env = await pinnedEnv();
  const [pnpm, ...first] = pnpmCommand();
  await must(pnpm, [...first, 'install', '--no-frozen-lockfile', '--prefer-offline'], { env, quiet: true });
  await must('node', ['scripts/run.mjs', 'map'], { env, quiet: true });
  const written = [
    feature.path,
    'apps/web/package.json',
    'apps/web/src/variants',
    'apps/web/tsconfig.json',
    'tsconfig.json',
    ...feature.granted,
  ];
  await must('oxfmt', written, { env, quiet: true });
  console.log(report(feature, `${variant}/${name}`));
}

/** The printed report: where the page is, and the next steps. */
function report({ path, packageName, address, title, untranslated, signIn, start }, what) {
  const titles = `In ${untranslated.join(', ')} it is called "${title}" too: translate nav.start and page.title in ${path}/src/locales.`;
  return [
    `${path} is ready and registered. Its page is ${address}.`,
    '',
    `Alone        pnpm --filter ${packageName} dev`,
    `             http://127.0.0.1:5300${address} (the command prints the port)`,
    'In the app   pnpm dev',
    `             http://127.0.0.1:5173${start}, signed in ${signIn}${start === address ? '' : `; then ${address}`}`,
    `Check it     pnpm --filter ${packageName} typecheck && pnpm --filter ${packageName} test`,
    `Remove it    pnpm drop ${what}`,
    ...(untranslated.length > 0 ? ['', titles] : []),
  ].join('\n');
}
