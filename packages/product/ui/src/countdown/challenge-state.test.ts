import type { Challenge } from '@kado/contracts';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { challengeState, useHeldChallenge } from './challenge-state.ts';

const at = Date.parse('2026-01-01T10:00:00Z');
const challenge: Challenge = {
  id: 'c1',
  purpose: 'register',
  channel: 'email',
  maskedTo: 'a•••@e•••.test',
  expiresAt: new Date(at + 600_000).toISOString(),
  resendAt: new Date(at + 60_000).toISOString(),
  attemptsLeft: 5,
};

/** The remaining wait on a page that opens `later` ms after the challenge arrived. */
function waitOf(later: number): number | undefined {
  const now = vi.spyOn(Date, 'now').mockReturnValue(at);
  const state = challengeState(challenge);
  now.mockReturnValue(at + later);
  const { current } = renderHook(() => useHeldChallenge(state)).result;
  expect(current?.challenge).toEqual(challenge);
  return current?.resendIn;
}

it.each([
  [0, 60_000],
  [20_000, 40_000],
  [90_000, 0],
  [-20_000, 60_000],
])('on a page opened %i ms after the challenge, a new code has to wait %i ms', (later, wait) => expect(waitOf(later)).toBe(wait));

it.each([undefined, null, 'maya@kado.test', {}, { challenge }, { challenge: {}, heardAt: 1 }])(
  'reads no challenge from a state of another shape: %j',
  (state) => expect(renderHook(() => useHeldChallenge(state)).result.current).toBeUndefined(),
);
