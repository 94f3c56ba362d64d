import { useLocation } from 'react-router';
import { type ChallengeState, type HeldChallenge, resendDelay, useHeldChallenge } from '@kado/product-ui';
import { forgotPinResponse, registerResponse, resendOtpResponse, useCall } from '@kado/state';

/** What the code page keeps in the history's state: also what was typed on the page before, for the way back. */
export type CodePageState = ChallengeState & { typed?: unknown };

/** What the pages of a forgotten PIN hand on in the history's state, not in the address: whose it is, and the query of the sign-in page, with the return path. */
export type ForgotState = { identifier?: string; search?: string };

/** The challenge that the code page answers: the newest of this tab, else the one kept in the history's state. */
export function useChallenge(flow: 'register' | 'forgot'): HeldChallenge | undefined {
  const kept = useHeldChallenge(useLocation().state);
  const asked = useCall(flow === 'register' ? registerResponse : forgotPinResponse).data?.data;
  const again = useCall(resendOtpResponse).data?.data;
  const first = asked ?? kept?.challenge;
  if (again && again.id === first?.id) return { challenge: again, resendIn: resendDelay(again) };
  return asked ? { challenge: asked, resendIn: resendDelay(asked) } : kept;
}
