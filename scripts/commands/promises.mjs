import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needChromium } from '../lib/chromium.mjs';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { NIGHTLY, PROMISES } from '../lib/promise-list.mjs';
import { fromPlaywright, fromVitest, missingFrom, namesOf, scoreboard, titlesIn } from '../lib/promise-proofs.mjs';
import { ROOT } from '../lib/paths.mjs';
import { must, run } from '../lib/sh.mjs';
import { readTexts } from '../lib/sources.mjs';
import { install, pinnedEnv, toolsOf } from '../lib/toolchain.mjs';
import { packages } from '../lib/workspace.mjs';

/** Tests of the repository itself; the folder is not a package. */
const SUPPLY_CHAIN = { folder: join(ROOT, 'scripts', 'supply-chain'), path: 'scripts/supply-chain', layer: 'scripts' };

/**
 * Runs the tests whose titles begin with a promise's id, on both databases and in the browser, and prints a line per promise. `--nightly` runs only the
 * server's tests, in their nightly sizes, and those that run only at night.
 */
export async function promises([flag] = []) {
  if (flag !== undefined && flag !== '--nightly') throw new Error('Usage: pnpm promises [--nightly]');
  const nightly = flag === '--nightly';
  exitOnSignal();
  await install();
  const env = { ...(await pinnedEnv()), CHROMIUM_PATH: await needChromium(), KADO_TEST_DATABASES: 'embedded,postgres' };
  if (nightly) {
    // Every night uses another seed, and so other input. Setting the seed reproduces a failure.
    const { FUZZ_SEED = String(Date.now() % 2 ** 31) } = process.env;
    console.log(`FUZZ_SEED=${FUZZ_SEED}`);
    Object.assign(env, { KADO_NIGHTLY: '1', FUZZ_SEED });
  } else await must('turbo', ['run', 'build', '--output-logs=errors-only'], { env });
  const database = await startPostgres();
  env.TEST_DATABASE_URL = database.url;
  try {
    const items = nightly ? packages().filter(({ layer }) => layer === 'api') : [...packages(), SUPPLY_CHAIN];
    return await judge(items, env, nightly);
  } finally {
    await database.stop();
  }
}

/** Runs the tests of these packages that prove promises, prints a line per promise, writes the lines to a file, and returns the exit code. */
export async function judge(items, env, nightly = false, output = 'promises.json') {
  const names = nightly ? namesOf(Object.keys(NIGHTLY)) : namesOf();
  const folder = mkdtempSync(join(tmpdir(), 'kado-promises-'));
  const proofs = [];
  try {
    for (const item of items) {
      const titles = titlesOf(item, nightly);
      if (titles.length > 0) proofs.push(...(await prove({ ...item, titles, names }, env, join(folder, 'report.json'))));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const lines = scoreboard(proofs, nightly ? NIGHTLY : PROMISES);
  console.log(lines.map(({ line }) => line).join('\n'));
  writeFileSync(output, JSON.stringify(lines, null, 2));
  return lines.every(({ holds }) => holds) ? 0 : 1;
}

/** The titles of a package that must have run: all titles of a file that runs only at night; of other files, the titles to which the run is limited. */
function titlesOf({ folder }, nightly) {
  const isTest = nightly ? /\.(?:test|spec|nightly)\./ : /\.(?:test|spec)\./;
  const inRun = (path, ids) => !nightly || /\.nightly\./.test(path) || ids.some((id) => id in NIGHTLY);
  return readTexts(folder)
    .filter(({ path }) => isTest.test(path))
    .flatMap(({ path, file, text }) =>
      titlesIn(text)
        .filter(({ ids }) => inRun(path, ids))
        .map((title) => ({ ...title, file })),
    );
}

async function prove({ folder, path, layer, titles, names }, env, file) {
  console.log(`… ${path}`);
  rmSync(file, { force: true });
  const browser = layer === 'e2e';
  const args = browser
    ? ['test', '--reporter=json', '-g', names]
    : ['run', '--reporter=json', `--outputFile=${file}`, '--expect.requireAssertions', '-t', names];
  const where = { cwd: folder, env: { ...toolsOf(folder, env), PLAYWRIGHT_JSON_OUTPUT_NAME: file }, quiet: true };
  const { code, output } = await run(browser ? 'playwright' : 'vitest', args, where);
  const report = read(file);
  if (!report) throw new Error(`${path} gave no report:\n${output}`);
  const proofs = browser ? fromPlaywright(report) : fromVitest(report, names);
  return [...proofs, ...missingFrom({ path, titles, code, proofs })];
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
