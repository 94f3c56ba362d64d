import { expect, it } from 'vitest';
import { failureSummary, failuresOfPlaywright, failuresOfVitest } from './failure-summary.mjs';

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

it('finds the FAIL blocks in vitest’s output', () => {
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

it('reads the failures in Playwright’s report, with the titles of their groups', () => {
  const inner = {
    title: 'in ar',
    file: 'a.spec.ts',
    specs: [spec('opens', 'unexpected', '\u001B[31mError: no\u001B[39m\n\nat 3')],
  };
  const file = { title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('is well', 'expected')], suites: [inner] };
  expect(failuresOfPlaywright({ suites: [file], errors: [{ message: 'no server' }] })).toEqual([
    { head: 'before or after the tests', lines: ['no server'], left: 0 },
    { head: '[phone] a.spec.ts:3 › in ar › opens', lines: ['Error: no', 'at 3'], left: 0 },
  ]);
  expect(
    failuresOfPlaywright({ suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('hangs', 'unexpected')] }] }),
  ).toEqual([{ head: '[phone] a.spec.ts:3 › hangs', lines: ['It did not run to its end.'], left: 0 }]);
});

it('shows the main part of the page of a failed test', () => {
  const failed = spec('opens', 'unexpected', 'Error: no');
  failed.tests[0].results[0].attachments = [{ name: 'error-context', path: 'context.md' }];
  const contexts = {
    'context.md':
      '# Error\n```\nno\n```\n\n```yaml\n- banner:\n  - link "Kado"\n- main:\n  - heading "Welcome"\n  - button "Try again"\n- status\n```\n',
  };
  const [{ lines }] = failuresOfPlaywright(
    { suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [failed] }] },
    (path) => contexts[path],
  );
  expect(lines).toEqual(['Error: no', 'The page:', '- main:', '  - heading "Welcome"', '  - button "Try again"']);
});

it('is empty without failures, shortens a long one, and has at most 150 lines', () => {
  expect(failureSummary([])).toEqual([]);
  const long = failuresOfPlaywright({ errors: [{ message: Array.from({ length: 80 }, (_, at) => `line ${at}`).join('\n') }] });
  const summary = failureSummary(long);
  expect(summary).toHaveLength(64);
  expect(summary.at(-1)).toBe('    … 20 more lines');
  const many = failureSummary(
    Array.from({ length: 100 }, (_, at) => ({ head: `test ${at}`, lines: ['one', 'two', 'three'], left: 0 })),
  );
  expect(many.length).toBeLessThanOrEqual(150);
  expect(many.filter((line) => line.startsWith('✘'))).toHaveLength(100);
  const hundreds = failureSummary(Array.from({ length: 400 }, (_, at) => ({ head: `test ${at}`, lines: ['one'], left: 0 })));
  expect(hundreds).toHaveLength(150);
  expect(hundreds.at(-1)).toMatch(/^… and \d+ more$/);
});
