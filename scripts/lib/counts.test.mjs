import { expect, it } from 'vitest';
import { countTests } from './counts.mjs';

it.each([
  [' Test Files  2 passed (2)\n      Tests  7 passed (7)\n', { passed: 7, failed: 0, counted: true }],
  ['      Tests  2 failed | 5 passed (7)\n', { passed: 5, failed: 2, counted: true }],
  [
    '\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m3 passed\u001B[39m\u001B[22m\u001B[90m (3)\u001B[39m\n',
    { passed: 3, failed: 0, counted: true },
  ],
  ['      Tests  5 passed | 1 skipped | 2 todo (8)\n', { passed: 5, failed: 3, counted: true }],
  ['      Tests  1 failed | 5 passed | 1 skipped (7)\n', { passed: 5, failed: 2, counted: true }],
  ['  1 skipped\n  9 passed (1.2m)\n', { passed: 9, failed: 1, counted: true }],
  ['@kado/x:test:       Tests  4 passed (4)', { passed: 0, failed: 0, counted: false }],
  ['  1 failed\n    [desktop] › a.spec.ts\n  2 did not run\n  9 passed (1.2m)\n', { passed: 9, failed: 3, counted: true }],
  ['No test files found', { passed: 0, failed: 0, counted: false }],
])('sums the printed counts: %#', (output, counts) => expect(countTests(output)).toEqual(counts));
