import { expect, it } from 'vitest';
import { fromPlaywright, fromVitest, scoreboard } from './promises.mjs';

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
          test('M1 left out', 'skipped'),
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
              { title: 'C2 ten at once', ok: true, tests: [{ annotations: [{ type: 'figure', description: '1 navigation' }] }] },
            ],
          },
        ],
      },
    ],
  };
  expect(scoreboard([...fromVitest(vitest), ...fromPlaywright(playwright)], words).map(({ line }) => line)).toEqual([
    'M1   holds   one: 1 of 1 tests; 50 of 200',
    'M2   BROKEN  two: 1 of 2 tests; broken: M2 retried',
    'C2   holds   three: 1 of 1 tests; 1 navigation',
    'O1   BROKEN  four: no test',
  ]);
});
