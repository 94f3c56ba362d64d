import { expect, it } from 'vitest';
import { fromPlaywright, fromVitest, idsIn, missingFrom, NIGHTLY, PROMISES, scoreboard } from './promises.mjs';
import { readSources } from './sources.mjs';
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

const broken = (proofs) =>
  scoreboard(proofs, words)
    .filter(({ id, holds }) => !holds && (id === undefined || proofs.some((proof) => proof.id === id)))
    .map(({ line }) => line);
const vitestFile = (file) => fromVitest({ testResults: [{ name: 'a.test.ts', assertionResults: [], ...file }] });
const spec = (...tests) => fromPlaywright({ suites: [{ specs: [{ title: 'C2 ten at once', ok: true, tests }] }] });

it.each([
  ['a skipped test', vitestFile({ assertionResults: [test('M1 left out', 'skipped')] }), 'broken: M1 left out (skipped)'],
  ['a test that is still to be written', vitestFile({ assertionResults: [test('M1 later', 'todo')] }), '(todo)'],
  ['a file that cannot be imported', vitestFile({ status: 'failed', message: 'Cannot find ./b.ts' }), 'Cannot find ./b.ts'],
  ['a test without an assertion', vitestFile({ assertionResults: [test('M1 empty', 'failed')] }), '(failed)'],
  ['a browser test marked fixme', spec({ results: [{ status: 'skipped' }] }), 'C2 ten at once (skipped)'],
  ['a browser test that never ran', spec({ results: [] }), '(did not run)'],
  ['a browser test in no project', spec(), '(did not run)'],
  ['one of two projects', spec({ results: [{ status: 'passed' }] }, { results: [{ status: 'timedOut' }] }), '(timedOut)'],
  ['a global set-up that failed', fromPlaywright({ errors: [{ message: 'The seed failed' }] }), 'The seed failed'],
  ['an id without a row', vitestFile({ assertionResults: [test('M99 nobody knows', 'passed')] }), 'M99 has no row'],
  [
    'an exit code that no test explains',
    missingFrom({ path: 'apps/api', ids: [], code: 1, proofs: [] }),
    'apps/api ended with code 1',
  ],
  ['a test that is named but never ran', missingFrom({ path: 'apps/api', ids: ['M1'], code: 0, proofs: [] }), 'no such test ran'],
])('%s does not pass', (_, proofs, text) => expect(broken(proofs)).toEqual([expect.stringContaining(text)]));

it('an exit code is explained by a failed test', () =>
  expect(missingFrom({ path: 'apps/api', ids: ['M1'], code: 1, proofs: [{ id: 'M1', ok: false }] })).toEqual([]));

it('finds the ids that titles begin with', () =>
  expect(idsIn(`it('M1 one', …); it("A12: two", …); it(\`Z1, three\`, …); const size = 'M1 one'; 'B1'; 'XM3 no'`)).toEqual([
    'M1',
    'A12',
    'Z1',
  ]));

it('credits a test to each promise that its title names', () => {
  const report = { testResults: [{ assertionResults: [test('two servers M1 M10, M16 buy at once', 'passed')] }] };
  expect(fromVitest(report).map(({ id }) => id)).toEqual(['M1', 'M10', 'M16']);
});

it('has a row for each promise that a test names', () => {
  const named = packages().flatMap(({ folder }) =>
    readSources(folder).flatMap(({ path, text }) => (/\.(?:test|spec|nightly)\./.test(path) ? idsIn(text) : [])),
  );
  const rows = { ...PROMISES, ...NIGHTLY };
  expect(named.length).toBeGreaterThan(0);
  expect([...new Set(named)].filter((id) => !(id in rows))).toEqual([]);
});
