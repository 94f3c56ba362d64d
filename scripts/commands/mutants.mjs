import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitOnSignal } from '../lib/exit-on-signal.mjs';
import { installedCopy } from '../lib/installed-copy.mjs';
import { MODULES } from '../lib/mutants-modules.mjs';
import { SURVIVORS } from '../lib/mutants-survivors.mjs';
import { earlierResults, mutantTable, readReport, summary, together, verdict } from '../lib/mutants-report.mjs';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/sh.mjs';
import { install } from '../lib/toolchain.mjs';

const CONFIG = 'stryker.config.json';
const REPORT = 'stryker-report.json';
const TESTS = 'stryker.vitest.config.mjs';
/** The stored results by module; git ignores the file. */
const RESULTS = join(ROOT, 'mutants.json');

/**
 * Mutation testing: changes the code of the modules (all, or the named ones) in one place at a time and counts how many of the changes a test notices.
 * Works in a copy of the repository, so that an interrupt cannot leave changed code behind. Each module's result is stored as soon as it is measured: an
 * interrupted run of all modules continues where it ended, as long as no file of the repository has changed.
 */
export async function mutants(names) {
  exitOnSignal();
  const unknown = names.filter((name) => !MODULES.some((module) => module.name === name));
  if (unknown.length > 0)
    throw new Error(`No module ${unknown.join(', ')}. There are ${MODULES.map(({ name }) => name).join(', ')}.`);
  // A module may have been removed with a variant or a feature.
  const chosen = MODULES.filter(
    ({ name, folder }) => (names.length === 0 || names.includes(name)) && existsSync(join(ROOT, folder)),
  );
  await install();
  const copy = await installedCopy();
  try {
    const known = earlierResults(existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '', copy.tree);
    for (const module of chosen) {
      if (names.length > 0 || !known[module.name]) {
        known[module.name] = await measureModule(copy, module);
        writeFileSync(RESULTS, JSON.stringify({ tree: copy.tree, modules: known }, null, 2));
      }
      console.log(summary(module.name, known[module.name]));
    }
    const verdicts = chosen.map(({ name }) => verdict(name, known[name], SURVIVORS[name]));
    console.log(['', ...mutantTable(verdicts)].join('\n'));
    return verdicts.every(({ problems }) => problems.length === 0) ? 0 : 1;
  } finally {
    copy.remove();
  }
}

async function measureModule(copy, module) {
  const start = performance.now();
  const measured = [];
  for (const part of module.parts) measured.push(await measure(copy, module, part));
  return { ...together(measured), minutes: (performance.now() - start) / 60_000 };
}

async function measure(copy, module, part) {
  console.log(`… ${module.name}: ${part.mutate.join(' ')}`);
  const folder = join(copy.root, module.folder);
  rmSync(join(folder, REPORT), { force: true });
  writeFileSync(join(folder, CONFIG), JSON.stringify(configOf(folder, part)));
  writeFileSync(join(folder, TESTS), testsOf(part));
  // Only the embedded database, because the mutated code is the same for both databases.
  const options = { cwd: folder, env: { ...copy.env, TEST_DATABASE_URL: undefined }, quiet: true };
  const { code, output } = await run('stryker', ['run', CONFIG], options);
  if (!existsSync(join(folder, REPORT))) throw new Error(`Stryker ended with code ${code} and gave no report:\n${output}`);
  return readReport(JSON.parse(readFileSync(join(folder, REPORT), 'utf8')));
}

const configOf = (folder, { mutate }) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...mutate, '!**/*.test.*'],
  // Stryker overrides the configuration's `dir`, with undefined if it is not set here.
  vitest: { configFile: TESTS, dir: folder },
  coverageAnalysis: 'perTest',
  inPlace: true,
  concurrency: 2,
  // A mutant that only makes a slow machine slower must not count as killed.
  timeoutMS: 15_000,
  reporters: ['json'],
  jsonReporter: { fileName: REPORT },
});

/**
 * The package's own vitest configuration, changed. Stryker's option `testFiles` would never activate mutants in code that runs while a module loads. `execArgv` is
 * cleared, because Stryker runs tests in threads, which accept no V8 options.
 */
const testsOf = ({ tests: include, environment }) => `import config from './vitest.config.ts';
export default { ...config, test: { ...config.test, ...${JSON.stringify({ include, environment, execArgv: [] })} } };
`;
