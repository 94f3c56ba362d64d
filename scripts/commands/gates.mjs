import { checkDocs } from '../gates/docs.mjs';
import { checkDependencyRules } from '../gates/dependency-rules.mjs';
import { checkEntryPoints } from '../gates/entry-points.mjs';
import { checkExportedNames } from '../gates/exported-names.mjs';
import { checkFeatures } from '../gates/features.mjs';
import { checkMap } from '../gates/map.mjs';
import { checkReadme } from '../gates/readme.mjs';
import { checkSecrets } from '../gates/secrets.mjs';
import { checkShape } from '../gates/shape.mjs';
import { checkTopics } from '../gates/topics.mjs';
import { checkTransactions } from '../gates/transactions.mjs';
import { verdict } from '../gates/verdict.mjs';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/sh.mjs';
import { pinnedEnv } from '../lib/toolchain.mjs';

const GATES = {
  'dependency rules': checkDependencyRules,
  'exported names': checkExportedNames,
  shape: checkShape,
  'entry points': checkEntryPoints,
  docs: checkDocs,
  features: checkFeatures,
  topics: checkTopics,
  transactions: checkTransactions,
  map: checkMap,
  secrets: checkSecrets,
  readme: checkReadme,
};

/** Runs every gate and prints for each what it examined and which problems it found; a gate that examined nothing fails. Then runs knip. Returns the exit code. */
export async function gates() {
  const verdicts = Object.entries(GATES).map(([name, check]) => verdict(name, check(ROOT)));
  for (const { line, problems } of verdicts) console.log([line, ...problems.map((problem) => `    ${problem}`)].join('\n'));
  const knip = await run('knip', ['--no-progress'], { quiet: true, env: await pinnedEnv() });
  console.log(knip.code === 0 ? '✔ unused' : `✘ unused\n${knip.output}`);
  return verdicts.every(({ ok }) => ok) && knip.code === 0 ? 0 : 1;
}
