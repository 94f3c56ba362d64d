import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { again, failuresOfPlaywright, failuresOfVitest } from '../lib/again.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { countTests } from '../lib/counts.mjs';
import { endInOrder } from '../lib/ending.mjs';
import { ROOT } from '../lib/paths.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/sh.mjs';
import { Steps } from '../lib/steps.mjs';
import { install, pinnedEnv } from '../lib/toolchain.mjs';
import { turbo, turboTests } from '../lib/turbo.mjs';

/** What Playwright wrote about the stories. */
const STORIES = join(ROOT, 'e2e', 'test-results', 'report.json');

/** Installs what is missing and runs everything, the browser tests only when asked; answers the exit code. */
export async function test({ browser }) {
  endInOrder();
  await install();
  const env = await pinnedEnv();
  if (browser) env.CHROMIUM_PATH = await needChromium();
  const database = await startPostgres();
  env.TEST_DATABASE_URL = database.url;
  env.KADO_TEST_DATABASES = 'embedded,postgres';
  const steps = new Steps();
  try {
    await everything(steps, env, browser);
  } finally {
    await database.stop();
  }
  const { lines, failed } = steps.summary();
  // Once more at the end: of a long log only that is kept.
  console.log([...again(steps.failures()), '', ...lines].join('\n'));
  return failed === 0 ? 0 : 1;
}

const OF_A_VARIANT = [
  ['start', 'scripts/start-test.mjs'],
  ['pack', 'scripts/pack-test.mjs'],
];

async function everything(steps, env, browser) {
  await steps.run('format', () => command('oxfmt', ['--check', '.'], env));
  // One process for all: each package's own, as pipelines run it, reads the others' types anew.
  await steps.run('lint', () => command('oxlint', ['--deny-warnings', '.'], env));
  await steps.run('types', () => turbo(['typecheck'], env));
  await steps.run('gates', () => command('node', ['scripts/gates.mjs'], env));
  await steps.run('gates tested', () => vitest(env));
  await steps.run('tests', () => turboTests('test', env));
  await steps.run('build', () => turbo(['build'], env));
  // Scripts that a dropped variant took along are not run.
  for (const [name, script] of OF_A_VARIANT)
    if (existsSync(join(ROOT, script))) await steps.run(name, () => command('node', [script], env));
  if (browser) await steps.run('browser', () => stories(env));
}

async function stories(env) {
  rmSync(STORIES, { force: true });
  const result = await turboTests('e2e', env);
  return result.ok ? result : { ...result, failures: failuresOfPlaywright(report()) };
}

function report() {
  try {
    return JSON.parse(readFileSync(STORIES, 'utf8'));
  } catch (error) {
    return { errors: [{ message: `There is no report of the stories: ${error.message}` }] };
  }
}

async function command(name, args, env) {
  const { code } = await run(name, args, { env });
  return { ok: code === 0 };
}

/** The planted violations: each gate is shown something forbidden and must refuse it. */
async function vitest(env) {
  const { code, output } = await run('vitest', ['run', '--root', 'scripts', '--reporter=dot'], { env, quiet: true });
  const { passed, failed, said } = countTests(output);
  if (code !== 0 || !said) console.log(output);
  return { ok: code === 0 && said, passed, failed, failures: failuresOfVitest(output) };
}
