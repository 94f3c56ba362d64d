import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Challenge } from '@kado/contracts';
import { forgotPinResponse, registerResponse, resendOtpResponse, useCall } from '@kado/state';

/** A challenge, and how many milliseconds after this device heard of it a new code may be asked for. */
export type HeldChallenge = { challenge: Challenge; resendIn: number };

/** What the code page keeps in the history's state, so that it survives a reload: no secret is in a challenge. */
export type ChallengeState = { challenge: Challenge; heardAt: number };

const CODE_LIFE = 10 * 60_000;

/** The wait that the server asks for, from its own times alone: a code lives ten minutes from the moment it is made. */
export const resendDelay = ({ expiresAt, resendAt }: Pick<Challenge, 'expiresAt' | 'resendAt'>): number =>
  Math.max(0, Date.parse(resendAt) - (Date.parse(expiresAt) - CODE_LIFE));

export const challengeState = (challenge: Challenge): ChallengeState => ({ challenge, heardAt: Date.now() });

function isChallengeState(value: unknown): value is ChallengeState {
  const { challenge, heardAt } = (value ?? {}) as Partial<ChallengeState>;
  return typeof challenge?.id === 'string' && typeof heardAt === 'number';
}

/** The challenge that the code page answers: the newest answer of this tab, else the one that came with the address. */
export function useChallenge(flow: 'register' | 'forgot'): HeldChallenge | undefined {
  const { state } = useLocation();
  const [openedAt] = useState(() => Date.now());
  const asked = useCall(flow === 'register' ? registerResponse : forgotPinResponse).data?.data;
  const again = useCall(resendOtpResponse).data?.data;
  const arrived = isChallengeState(state) ? state : undefined;
  const first = asked ?? arrived?.challenge;
  if (again && again.id === first?.id) return { challenge: again, resendIn: resendDelay(again) };
  if (asked) return { challenge: asked, resendIn: resendDelay(asked) };
  return (
    arrived && {
      challenge: arrived.challenge,
      resendIn: Math.max(0, resendDelay(arrived.challenge) - (openedAt - arrived.heardAt)),
    }
  );
}
