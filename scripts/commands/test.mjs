import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failureSummary, failuresOfPlaywright, failuresOfVitest } from '../lib/failure-summary.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { countTests } from '../lib/counts.mjs';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { ROOT } from '../lib/paths.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/sh.mjs';
import { Steps } from '../lib/steps.mjs';
import { install, pinnedEnv } from '../lib/toolchain.mjs';
import { turbo, turboTests } from '../lib/turbo.mjs';

/** Playwright's JSON report of the browser tests. */
const REPORT = join(ROOT, 'e2e', 'test-results', 'report.json');

/** Installs what is missing and runs the checks, the browser tests (with `args` for Playwright), or both; returns the exit code. */
export async function test({ checks = false, browser = false, args = [] }) {
  exitOnSignal();
  await install();
  const env = await pinnedEnv();
  const steps = new Steps();
  // `pnpm drop` of a variant also removes scripts and the browser tests.
  const inBrowser = browser && existsSync(join(ROOT, 'e2e', 'package.json'));
  // The static checks need neither Chromium nor PostgreSQL, which may have to be installed first.
  const [tools] = await Promise.all([startTools(inBrowser), checks && checkStatically(steps, env)]);
  const { database, chromium } = tools;
  if (chromium) env.CHROMIUM_PATH = chromium;
  env.TEST_DATABASE_URL = database.url;
  env.KADO_TEST_DATABASES = 'embedded,postgres';
  try {
    if (checks) await runTests(steps, env);
    await steps.run('build', () => turbo(['build'], env));
    if (checks && has('commands/start-test.mjs'))
      await steps.run('start', () => command('node', ['scripts/run.mjs', 'start-test'], env));
    // The browser uses all cores by itself.
    if (inBrowser) await steps.run('browser', () => browserTests(env, args));
  } finally {
    await database.stop();
  }
  const { lines, failed } = steps.summary();
  // Failures are repeated at the end, because CI services keep only the end of a long log.
  console.log([...failureSummary(steps.failures()), '', ...lines].join('\n'));
  return failed === 0 ? 0 : 1;
}

const has = (path) => existsSync(join(ROOT, 'scripts', path));

async function startTools(browser) {
  const chromium = browser ? await needChromium() : undefined;
  return { chromium, database: await startPostgres() };
}

/** Here and below, steps that do not depend on each other run in parallel, because each would use only one core for a third of its time. */
const checkStatically = (steps, env) =>
  Promise.all([
    steps.run('format', () => command('oxfmt', ['--check', '.'], env)),
    // One process for all packages: one per package would parse the other packages' types again.
    steps.run('lint', () => command('oxlint', ['--deny-warnings', '.'], env)),
    steps.run('types', () => command('tsc', ['-b'], env)),
    steps.run('gates', () => command('node', ['scripts/run.mjs', 'gates'], env)),
  ]);

const runTests = (steps, env) =>
  Promise.all([
    steps.run('tests', () => turboTests('test', env)),
    steps.run('gates tested', () => vitest(env)),
    steps.run('pack', () => command('node', ['scripts/run.mjs', 'release', '--dry-run'], env)),
  ]);

async function browserTests(env, args) {
  rmSync(REPORT, { force: true });
  const result = await turboTests('e2e', env, args.length > 0 ? ['--', ...args] : []);
  return result.ok ? result : { ...result, failures: failuresOfPlaywright(report(), (path) => readFileSync(path, 'utf8')) };
}

function report() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch (error) {
    return { errors: [{ message: `There is no report of the browser tests: ${error.message}` }] };
  }
}

async function command(name, args, env) {
  const { code } = await run(name, args, { env });
  return { ok: code === 0 };
}

/** Runs the tests of the scripts: for example, each gate must refuse planted violations. */
async function vitest(env) {
  const { code, output } = await run('vitest', ['run', '--root', 'scripts', '--reporter=dot'], { env, quiet: true });
  const { passed, failed, counted } = countTests(output);
  if (code !== 0 || !counted) console.log(output);
  return { ok: code === 0 && counted && failed === 0, passed, failed, failures: failuresOfVitest(output) };
}
