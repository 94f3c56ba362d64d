import { expect, it } from 'vitest';
import { again, failuresOfPlaywright, failuresOfVitest } from './again.mjs';

const VITEST = `
 ❯ src/sum.test.ts (2 tests | 1 failed) 4ms
\u001B[41m FAIL \u001B[49m src/sum.test.ts > sums > two numbers
AssertionError: expected 3 to be 4
 ❯ src/sum.test.ts:4:5
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/2]⎯

 FAIL  src/late.test.ts [ src/late.test.ts ]
Error: Cannot find module
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[2/2]⎯

 Test Files  2 failed (2)
      Tests  1 failed | 1 passed (2)
`;

it('takes the FAIL blocks out of what vitest printed', () => {
  expect(failuresOfVitest(VITEST)).toEqual([
    {
      head: 'FAIL  src/sum.test.ts > sums > two numbers',
      lines: ['AssertionError: expected 3 to be 4', ' ❯ src/sum.test.ts:4:5'],
      left: 0,
    },
    { head: 'FAIL  src/late.test.ts [ src/late.test.ts ]', lines: ['Error: Cannot find module'], left: 0 },
  ]);
  expect(failuresOfVitest(' Test Files  1 passed (1)\n      Tests  7 passed (7)\n')).toEqual([]);
});

const spec = (title, status, message) => ({
  title,
  ok: status === 'expected',
  file: 'a.spec.ts',
  line: 3,
  tests: [{ projectName: 'phone', status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
});

it('reads what failed out of Playwright’s report, with the names of the groups it stands in', () => {
  const inner = {
    title: 'in ar',
    file: 'a.spec.ts',
    specs: [spec('opens', 'unexpected', '\u001B[31mError: no\u001B[39m\n\nat 3')],
  };
  const file = { title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('is well', 'expected')], suites: [inner] };
  expect(failuresOfPlaywright({ suites: [file], errors: [{ message: 'no server' }] })).toEqual([
    { head: 'before or after the stories', lines: ['no server'], left: 0 },
    { head: '[phone] a.spec.ts:3 › in ar › opens', lines: ['Error: no', 'at 3'], left: 0 },
  ]);
  expect(
    failuresOfPlaywright({ suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('hangs', 'unexpected')] }] }),
  ).toEqual([{ head: '[phone] a.spec.ts:3 › hangs', lines: ['It did not run to its end.'], left: 0 }]);
});

it('says nothing of nothing, cuts a long story, and never prints more than 150 lines while it names whom it can', () => {
  expect(again([])).toEqual([]);
  const long = failuresOfPlaywright({ errors: [{ message: Array.from({ length: 50 }, (_, at) => `line ${at}`).join('\n') }] });
  const told = again(long);
  expect(told).toHaveLength(34);
  expect(told.at(-1)).toBe('    … 20 more lines');
  const many = again(Array.from({ length: 100 }, (_, at) => ({ head: `story ${at}`, lines: ['one', 'two', 'three'], left: 0 })));
  expect(many.length).toBeLessThanOrEqual(150);
  expect(many.filter((line) => line.startsWith('✘'))).toHaveLength(100);
  const hundreds = again(Array.from({ length: 400 }, (_, at) => ({ head: `story ${at}`, lines: ['one'], left: 0 })));
  expect(hundreds).toHaveLength(150);
  expect(hundreds.at(-1)).toMatch(/^… and \d+ more$/);
});
