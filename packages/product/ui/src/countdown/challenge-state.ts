import type { Challenge } from '@kado/contracts';
import { useState } from 'react';
import { resendDelay } from './resend-code.tsx';

/** What a page that asks for a one-time code keeps in the history's state, so that it survives a reload. A challenge holds no secret. */
export type ChallengeState = { challenge: Challenge; heardAt: number };

/** A challenge that has just arrived, for the history's state. */
export const challengeState = (challenge: Challenge): ChallengeState => ({ challenge, heardAt: Date.now() });

function isChallengeState(value: unknown): value is ChallengeState {
  const { challenge, heardAt } = (value ?? {}) as Partial<ChallengeState>;
  return typeof challenge?.id === 'string' && typeof heardAt === 'number';
}

/** A challenge, and the milliseconds from its arrival on this page until a new code may be requested. */
export type HeldChallenge = { challenge: Challenge; resendIn: number };

/** The challenge in the history's state, if there is one. */
export function useHeldChallenge(state: unknown): HeldChallenge | undefined {
  const [openedAt] = useState(() => Date.now());
  if (!isChallengeState(state)) return undefined;
  const { challenge, heardAt } = state;
  // One that arrived while the page is open has its whole delay before it.
  return { challenge, resendIn: Math.max(0, resendDelay(challenge) - Math.max(0, openedAt - heardAt)) };
}
