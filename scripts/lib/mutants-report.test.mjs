import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODULES } from './mutants-modules.mjs';
import { SURVIVORS } from './mutants-survivors.mjs';
import { earlierResults, mutantTable, readReport, summary, together, verdict } from './mutants-report.mjs';
import { ROOT } from './paths.mjs';

const SOURCE = 'const a = 1;\nif (a > 0 &&\n  a < 9) log(a);\n';
const place = (line, column, endLine, endColumn) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const report = {
  files: {
    'src/a.ts': {
      source: SOURCE,
      mutants: [
        { status: 'Killed', location: place(2, 5, 3, 8), replacement: 'false' },
        { status: 'Timeout', location: place(1, 11, 1, 12), replacement: '2' },
        { status: 'Survived', location: place(2, 5, 3, 8), replacement: 'true' },
        { status: 'NoCoverage', location: place(3, 10, 3, 16), replacement: '' },
        { status: 'CompileError', location: place(1, 1, 1, 6), replacement: 'x' },
        { status: 'Ignored', location: place(1, 1, 1, 6), replacement: 'y' },
      ],
    },
  },
};
const whole = { file: 'src/a.ts', line: 2, from: 'a > 0 && a < 9', to: 'true' };
const entry = [whole.file, whole.from, whole.to, 'Both hold for every a.'];

describe('A report of mutants', () => {
  it('counts a timeout as killed and an uncovered mutant as survived, and ignores mutants that did not run', () => {
    const { killed, survivors } = readReport(report);
    expect(killed).toBe(2);
    expect(survivors.map(({ line, from, to }) => [line, from, to])).toEqual([
      [2, 'a > 0 && a < 9', 'true'],
      [3, 'log(a)', ''],
    ]);
  });
});

it('the result of a module is the sum of its parts', () =>
  expect(
    together([
      { killed: 2, survivors: [whole] },
      { killed: 3, survivors: [] },
    ]),
  ).toEqual({ killed: 5, survivors: [whole] }));

describe('The results of an earlier run', () => {
  const modules = { a: { killed: 2, survivors: [whole], minutes: 1.26 } };
  it('are used only if no file has changed', () => {
    const text = JSON.stringify({ tree: 'one', modules });
    expect(earlierResults(text, 'one')).toEqual(modules);
    expect(earlierResults(text, 'two')).toEqual({});
    expect(earlierResults('', 'one')).toEqual({});
  });

  it('are summarised in one line', () => expect(summary('a', modules.a)).toBe('  a: 2 of 3 mutants killed in 1.3 minutes'));
});

describe('The verdict on a module', () => {
  it('accepts 90 % when each survivor has a reason', () => {
    const { row, problems, survivors } = verdict('a', { killed: 9, survivors: [whole] }, [entry]);
    expect(row).toEqual(['a', 10, 9, 1, '90.0 %']);
    expect(survivors).toEqual(['  src/a.ts:2  a > 0 && a < 9 → true  Both hold for every a.']);
    expect(problems).toEqual([]);
  });

  it.each([
    ['too few killed', [entry], { killed: 8, survivors: [whole, { ...whole, line: 7 }] }, /8 of 10 mutants killed/],
    ['a survivor without a reason', [], { killed: 99, survivors: [whole] }, /1 survivors without a reason/],
    ['a reason for other code', [entry.with(1, 'a')], { killed: 99, survivors: [whole] }, /1 survivors without/],
    ['a reason for another change', [entry.with(2, 'false')], { killed: 99, survivors: [whole] }, /1 survivors/],
    ['a reason in another file', [entry.with(0, 'b')], { killed: 99, survivors: [whole] }, /1 survivors/],
    ['a reason that nothing needs', [entry], { killed: 99, survivors: [] }, /nothing needs any more: src\/a\.ts/],
    ['no mutant at all', [], { killed: 0, survivors: [] }, /0 of 0 mutants killed/],
  ])('rejects %s', (_, accepted, measured, problem) =>
    expect(verdict('a', measured, accepted).problems.join('\n')).toMatch(problem),
  );

  it('never rounds a score up to the limit', () =>
    expect(verdict('a', { killed: 8999, survivors: Array.from({ length: 1001 }, () => whole) }).row[4]).toBe('89.9 %'));
});

it('the table shows the figures, the survivors and the problems', () => {
  const good = verdict('good', { killed: 12, survivors: [] });
  const bad = verdict('bad', { killed: 1, survivors: [{ ...whole, to: '' }] });
  expect(mutantTable([good, bad])).toEqual([
    'module  mutants  killed  survived    score',
    'good         12      12         0  100.0 %',
    'bad           2       1         1   50.0 %',
    '',
    'Survivors of bad',
    '  src/a.ts:2  a > 0 && a < 9 → (nothing)  no reason: FAIL',
    '',
    'FAIL bad: 1 of 2 mutants killed, at least 90 % are needed',
    'FAIL bad: 1 survivors without a reason',
  ]);
});

describe('The list of modules', () => {
  const present = MODULES.filter(({ folder }) => existsSync(join(ROOT, folder)));

  it('has different names and only patterns that match files', () => {
    expect(new Set(MODULES.map(({ name }) => name)).size).toBe(MODULES.length);
    const patterns = present.flatMap(({ folder, parts }) =>
      parts.flatMap(({ mutate, tests = [] }) => [...mutate, ...tests].map((glob) => join(folder, glob))),
    );
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it('each reason belongs to a module and is a sentence', () => {
    expect(Object.keys(SURVIVORS).filter((name) => !MODULES.some((module) => module.name === name))).toEqual([]);
    const reasons = Object.values(SURVIVORS).flatMap((survivors) => survivors.map((survivor) => survivor[3]));
    expect(reasons.filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
  });

  it('each survivor names code that its file still has', () => {
    const withoutSpace = (text) => text.replaceAll(/\s+/g, '');
    const entries = present.flatMap(({ name, folder }) =>
      (SURVIVORS[name] ?? []).map(([file, from]) => ({ path: join(folder, file), from })),
    );
    expect(entries.length).toBeGreaterThan(0);
    const lost = entries.filter(
      ({ path, from }) => !withoutSpace(readFileSync(join(ROOT, path), 'utf8')).includes(withoutSpace(from)),
    );
    expect(lost).toEqual([]);
  });
});
