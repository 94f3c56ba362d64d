import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Challenge } from '@kado/contracts';
import { resendDelay } from '@kado/product-ui';
import { forgotPinResponse, registerResponse, resendOtpResponse, useCall } from '@kado/state';

/** A challenge, and the milliseconds from its arrival on this device until a new code may be requested. */
export type HeldChallenge = { challenge: Challenge; resendIn: number };

/** What the code page keeps in the history's state, so that it survives a reload. A challenge holds no secret. */
export type ChallengeState = { challenge: Challenge; heardAt: number };

export const challengeState = (challenge: Challenge): ChallengeState => ({ challenge, heardAt: Date.now() });

function isChallengeState(value: unknown): value is ChallengeState {
  const { challenge, heardAt } = (value ?? {}) as Partial<ChallengeState>;
  return typeof challenge?.id === 'string' && typeof heardAt === 'number';
}

/** The challenge that the code page answers: the newest of this tab, else the one kept in the history's state. */
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
