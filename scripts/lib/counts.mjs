import { stripVTControlCharacters } from 'node:util';

const VITEST = /^\s*Tests\s+(?<counts>\d.*)$/gm;
const PLAYWRIGHT = /^\s*(?<count>\d+) (?<kind>passed|failed|flaky|skipped|did not run|interrupted)\b/gm;

/** Sums what vitest and Playwright said in an output: `{ passed, failed, said }`; `said` is false when neither said anything. */
export function countTests(output) {
  const text = stripVTControlCharacters(output);
  const vitest = [...text.matchAll(VITEST)].map((match) => match.groups.counts);
  const playwright = [...text.matchAll(PLAYWRIGHT)].map((match) => `${match.groups.count} ${match.groups.kind}`);
  const said = [...vitest, ...playwright];
  return {
    passed: sum(said, /(\d+) passed/),
    failed: sum(said, /(\d+) (?:failed|flaky|did not run|interrupted)/),
    said: said.length > 0,
  };
}

function sum(texts, pattern) {
  return texts.reduce((total, text) => total + Number(pattern.exec(text)?.[1] ?? 0), 0);
}
