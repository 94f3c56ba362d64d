import { expect, it } from 'vitest';
import { workerPolicy } from './policy.ts';

it('the service worker fetches and imports only from its own origin', () => {
  expect(workerPolicy.split('; ').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "frame-ancestors 'none'",
    "script-src 'self'",
  ]);
});
