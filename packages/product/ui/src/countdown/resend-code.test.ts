import { expect, it } from 'vitest';
import { resendDelay } from './resend-code.tsx';

it.each([
  ['2026-01-01T10:10:00Z', '2026-01-01T10:00:30Z', 30_000],
  ['2026-01-01T10:10:00Z', '2026-01-01T10:04:00Z', 240_000],
  ['2026-01-01T10:10:00Z', '2026-01-01T09:59:00Z', 0],
])('a code valid until %s that may be renewed at %s has a delay of %i ms', (expiresAt, resendAt, wait) =>
  expect(resendDelay({ expiresAt, resendAt })).toBe(wait),
);
