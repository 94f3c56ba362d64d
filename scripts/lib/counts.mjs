import { stripVTControlCharacters } from 'node:util';

const VITEST = /^\s*Tests\s+(?<counts>\d.*)$/gm;
const PLAYWRIGHT = /^\s*(?<count>\d+) (?<kind>passed|failed|flaky|skipped|did not run|interrupted)\b/gm;

/** Sums the test counts of vitest and Playwright in an output; a skipped test counts as failed. `counted` is false if there are none. */
export function countTests(output) {
  const text = stripVTControlCharacters(output);
  const vitest = [...text.matchAll(VITEST)].map((match) => match.groups.counts);
  const playwright = [...text.matchAll(PLAYWRIGHT)].map((match) => `${match.groups.count} ${match.groups.kind}`);
  const counts = [...vitest, ...playwright];
  return {
    passed: sum(counts, /(\d+) passed/),
    failed: ['failed', 'flaky', 'skipped', 'todo', 'did not run', 'interrupted'].reduce(
      (total, kind) => total + sum(counts, new RegExp(`(\\d+) ${kind}`)),
      0,
    ),
    counted: counts.length > 0,
  };
}

function sum(texts, pattern) {
  return texts.reduce((total, text) => total + Number(pattern.exec(text)?.[1] ?? 0), 0);
}
