import type { Challenge } from '@kado/contracts';
import { useState } from 'react';
import { resendDelay } from './resend-code.tsx';

/** The history state of a page that asks for a one-time code, so that the challenge survives a reload. A challenge contains no secret. */
export type ChallengeState = { challenge: Challenge; heardAt: number };

/** The history state for a challenge that has just arrived. */
export const challengeState = (challenge: Challenge): ChallengeState => ({ challenge, heardAt: Date.now() });

function isChallengeState(value: unknown): value is ChallengeState {
  const { challenge, heardAt } = (value ?? {}) as Partial<ChallengeState>;
  return typeof challenge?.id === 'string' && typeof heardAt === 'number';
}

/** A challenge, and the milliseconds from the opening of this page (or its later arrival) until a new code may be requested. */
export type HeldChallenge = { challenge: Challenge; resendIn: number };

/** The challenge in the history state, or undefined. */
export function useHeldChallenge(state: unknown): HeldChallenge | undefined {
  const [openedAt] = useState(() => Date.now());
  if (!isChallengeState(state)) return undefined;
  const { challenge, heardAt } = state;
  // A challenge that arrived after the page was opened still has its whole delay.
  return { challenge, resendIn: Math.max(0, resendDelay(challenge) - Math.max(0, openedAt - heardAt)) };
}
