import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needChromium } from '../lib/chromium.mjs';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { fromPlaywright, fromVitest, idsIn, missingFrom, NIGHTLY, PROMISES, scoreboard } from '../lib/promises.mjs';
import { must, run } from '../lib/sh.mjs';
import { readSources } from '../lib/sources.mjs';
import { install, pinnedEnv, toolsOf } from '../lib/toolchain.mjs';
import { packages } from '../lib/workspace.mjs';

const NAMES = '(^| )[MAZIBCO][0-9]{1,2}[ :,]';
const NIGHTLY_NAMES = `(^| )(${Object.keys(NIGHTLY).join('|')})[ :,]`;

/**
 * Runs the tests whose titles begin with a promise's id, on both databases and in the browser, and prints a line per promise. With `--nightly` those of
 * the server alone, in their nightly sizes, and those that run only at night.
 */
export async function promises([flag] = []) {
  if (flag !== undefined && flag !== '--nightly') throw new Error('Usage: pnpm promises [--nightly]');
  const nightly = flag === '--nightly';
  exitOnSignal();
  await install();
  const env = { ...(await pinnedEnv()), CHROMIUM_PATH: await needChromium(), KADO_TEST_DATABASES: 'embedded,postgres' };
  if (nightly) env.KADO_NIGHTLY = '1';
  else await must('turbo', ['run', 'build', '--output-logs=errors-only'], { env });
  const folder = mkdtempSync(join(tmpdir(), 'kado-promises-'));
  const database = await startPostgres();
  env.TEST_DATABASE_URL = database.url;
  try {
    const proofs = [];
    for (const item of nightly ? packages().filter(({ layer }) => layer === 'api') : packages()) {
      const ids = idsOf(item, nightly);
      if (ids.length > 0)
        proofs.push(...(await prove({ ...item, ids, names: nightly ? NIGHTLY_NAMES : NAMES }, env, join(folder, 'report.json'))));
    }
    const lines = scoreboard(proofs, nightly ? NIGHTLY : PROMISES);
    console.log(lines.map(({ line }) => line).join('\n'));
    writeFileSync('promises.json', JSON.stringify(lines, null, 2));
    return lines.every(({ holds }) => holds) ? 0 : 1;
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The promises that the tests of a package name. */
const idsOf = ({ folder }, nightly) => {
  const isTest = nightly ? /\.(?:test|nightly)\./ : /\.(?:test|spec)\./;
  const ids = readSources(folder).flatMap(({ path, text }) => (isTest.test(path) ? idsIn(text) : []));
  return [...new Set(ids)].filter((id) => !nightly || id in NIGHTLY);
};

async function prove({ folder, path, layer, ids, names }, env, file) {
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
  const proofs = browser ? fromPlaywright(report) : fromVitest(report);
  return [...proofs, ...missingFrom({ path, ids, code, proofs })];
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
