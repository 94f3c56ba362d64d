import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needChromium } from '../lib/chromium.mjs';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { fromPlaywright, fromVitest, idsIn, missingFrom, scoreboard } from '../lib/promises.mjs';
import { must, run } from '../lib/sh.mjs';
import { readSources } from '../lib/sources.mjs';
import { install, pinnedEnv, toolsOf } from '../lib/toolchain.mjs';
import { packages } from '../lib/workspace.mjs';

const NAMES = '(^| )[MAZIBCO][0-9]{1,2}[ :,]';

/** Runs the tests whose titles begin with a promise's id, on both databases and in the browser, and prints a line per promise. */
export async function promises() {
  exitOnSignal();
  await install();
  const env = { ...(await pinnedEnv()), CHROMIUM_PATH: await needChromium(), KADO_TEST_DATABASES: 'embedded,postgres' };
  await must('turbo', ['run', 'build', '--output-logs=errors-only'], { env });
  const folder = mkdtempSync(join(tmpdir(), 'kado-promises-'));
  const database = await startPostgres();
  env.TEST_DATABASE_URL = database.url;
  try {
    const proofs = [];
    for (const item of packages()) {
      const ids = idsOf(item);
      if (ids.length > 0) proofs.push(...(await prove({ ...item, ids }, env, join(folder, 'report.json'))));
    }
    const lines = scoreboard(proofs);
    console.log(lines.map(({ line }) => line).join('\n'));
    writeFileSync('promises.json', JSON.stringify(lines, null, 2));
    return lines.every(({ holds }) => holds) ? 0 : 1;
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The promises that the tests of a package name. */
const idsOf = ({ folder }) => [
  ...new Set(readSources(folder).flatMap(({ path, text }) => (/\.(?:test|spec)\./.test(path) ? idsIn(text) : []))),
];

async function prove({ folder, path, layer, ids }, env, file) {
  console.log(`… ${path}`);
  rmSync(file, { force: true });
  const browser = layer === 'e2e';
  const args = browser
    ? ['test', '--reporter=json', '-g', NAMES]
    : ['run', '--reporter=json', `--outputFile=${file}`, '--expect.requireAssertions', '-t', NAMES];
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
