import { expect, it } from 'vitest';
import { NIGHTLY, PROMISES, SPEEDS } from './promise-list.mjs';
import { fromPlaywright, fromVitest, scoreboard } from './promise-proofs.mjs';
import { readTexts } from './sources.mjs';
import { packages } from './workspace.mjs';

const words = { M1: 'one', M2: 'two', C2: 'three', O1: 'four' };
const test = (fullName, status, meta) => ({ fullName, title: fullName, status, meta });

it('reports for each promise whether its tests passed', () => {
  const vitest = {
    testResults: [
      {
        assertionResults: [
          test('checkout M1 200 at once', 'passed', { figure: '50 of 200' }),
          test('M2 retried', 'failed'),
          test('M2 again', 'passed'),
          test('something else', 'skipped'),
        ],
      },
    ],
  };
  const playwright = {
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'C2 ten at once',
                tests: [{ annotations: [{ type: 'figure', description: '1 navigation' }], results: [{ status: 'passed' }] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(scoreboard([...fromVitest(vitest), ...fromPlaywright(playwright)], words).map(({ line }) => line)).toEqual([
    'M1   holds   one: 1 of 1 tests; 50 of 200',
    'M2   BROKEN  two: 1 of 2 tests; broken: M2 retried (failed)',
    'C2   holds   three: 1 of 1 tests; 1 navigation',
    'O1   BROKEN  four: no test',
  ]);
});

it('shows the speed that a promise aims at and that its tests do not require', () => {
  const assertionResults = [test('M5 kills', 'passed', { figure: 'slowest restart 900 ms' }), test('O2 recovers', 'passed')];
  const proofs = fromVitest({ testResults: [{ assertionResults }] });
  expect(scoreboard(proofs, { M5: 'five', O2: 'two' }).map(({ line }) => line)).toEqual([
    'M5   holds   five: 1 of 1 tests; slowest restart 900 ms; goal: a restart in less than 2 s, not demanded',
    'O2   holds   two: 1 of 1 tests; goal: back in less than 3 s, not measured',
  ]);
  expect(Object.keys(SPEEDS).filter((id) => !(id in { ...PROMISES, ...NIGHTLY }))).toEqual([]);
});

/** The code of each way to report a figure, up to the figure's text. */
const REPORT = /(?:\bfigure\(\s*\w+,|\bmeta\.figure =|\btype: 'figure',\s*description:)\s*/g;
/** A text without a value in it. */
const CONSTANT = /^(?:['"]|`[^`$]*`)/;
const reportsIn = (text) => [...text.matchAll(REPORT)].map(({ 0: start, index }) => text.slice(index + start.length));

it.each([
  "figure(context, '50 of 200');",
  'figure(\n  context,\n  `50 of 200`,\n);',
  "task.meta.figure = '100,000 cases';",
  "list.push({ type: 'figure', description: '0 violations' });",
])('recognises a constant figure: %s', (text) => expect(reportsIn(text)).toEqual([expect.stringMatching(CONSTANT)]));

it('no test reports a constant as a figure', () => {
  const tests = packages().flatMap(({ folder, layer }) => readTexts(folder).filter(({ test }) => test || layer === 'e2e'));
  const reports = tests.flatMap(({ path, text }) => reportsIn(text).map((report) => ({ path, report })));
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.filter(({ report }) => CONSTANT.test(report))).toEqual([]);
});
