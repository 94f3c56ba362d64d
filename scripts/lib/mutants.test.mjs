import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODULES } from './mutants-modules.mjs';
import { mutantTable, readReport, together, verdict } from './mutants.mjs';
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
const entry = ({ file, from, to }) => ({ file, from, to, reason: 'Equivalent: both hold for every a.' });

describe('A report of mutants', () => {
  it('counts a timeout as killed, an uncovered mutant as survived, and leaves out what never ran', () => {
    const { killed, survivors } = readReport(report);
    expect(killed).toBe(2);
    expect(survivors.map(({ line, from, to }) => [line, from, to])).toEqual([
      [2, 'a > 0 && a < 9', 'true'],
      [3, 'log(a)', ''],
    ]);
  });
});

it('a module is the sum of its parts', () =>
  expect(
    together([
      { killed: 2, survivors: [whole] },
      { killed: 3, survivors: [] },
    ]),
  ).toEqual({ killed: 5, survivors: [whole] }));

describe('The verdict on a module', () => {
  it('accepts 90 % when each survivor has a reason', () => {
    const { row, problems, survivors } = verdict({ name: 'a', accepted: [entry(whole)] }, { killed: 9, survivors: [whole] });
    expect(row).toEqual(['a', 10, 9, 1, '90.0 %']);
    expect(survivors).toEqual(['  src/a.ts:2  a > 0 && a < 9 → true  Equivalent: both hold for every a.']);
    expect(problems).toEqual([]);
  });

  it.each([
    ['too few killed', [entry(whole)], { killed: 8, survivors: [whole, { ...whole, line: 7 }] }, /8 of 10 mutants killed/],
    ['a survivor without a reason', [], { killed: 99, survivors: [whole] }, /1 survivors without a reason/],
    ['a reason for other code', [{ ...entry(whole), from: 'a' }], { killed: 99, survivors: [whole] }, /1 survivors without/],
    ['a reason for another change', [{ ...entry(whole), to: 'false' }], { killed: 99, survivors: [whole] }, /1 survivors/],
    ['a reason in another file', [{ ...entry(whole), file: 'b' }], { killed: 99, survivors: [whole] }, /1 survivors/],
    ['a reason that nothing needs', [entry(whole)], { killed: 99, survivors: [] }, /nothing needs any more: src\/a\.ts/],
    ['no mutant at all', [], { killed: 0, survivors: [] }, /0 of 0 mutants killed/],
  ])('rejects %s', (_, accepted, measured, problem) =>
    expect(verdict({ name: 'a', accepted }, measured).problems.join('\n')).toMatch(problem),
  );

  it('never rounds a score up to the limit', () =>
    expect(verdict({ name: 'a' }, { killed: 8999, survivors: Array.from({ length: 1001 }, () => whole) }).row[4]).toBe('89.9 %'));
});

it('the table shows the figures, the survivors and the problems', () => {
  const good = verdict({ name: 'good' }, { killed: 12, survivors: [] });
  const bad = verdict({ name: 'bad' }, { killed: 1, survivors: [{ ...whole, to: '' }] });
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

  it('gives reasons as sentences', () =>
    expect(present.flatMap(({ accepted = [] }) => accepted).filter(({ reason }) => !/^[A-Z].*\.$/.test(reason))).toEqual([]));
});
