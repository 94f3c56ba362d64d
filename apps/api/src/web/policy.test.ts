import { expect, it } from 'vitest';
import { workerPolicy } from './policy.ts';

it('the worker fetches and imports from its own origin only', () => {
  expect(workerPolicy.split('; ').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "frame-ancestors 'none'",
    "script-src 'self'",
  ]);
});
