import { useLocation } from 'react-router';
import { type ChallengeState, type HeldChallenge, resendDelay, useHeldChallenge } from '@kado/product-ui';
import { forgotPinResponse, registerResponse, resendOtpResponse, useCall } from '@kado/state';

/** The history state of the code page: the challenge, and the values typed on the page before it, to restore them there. */
export type CodePageState = ChallengeState & { typed?: unknown };

/** The history state of the pages for a forgotten PIN, so that it is not in the URL: the account's identifier, and the sign-in page's query with the return path. */
export type ForgotState = { identifier?: string; search?: string };

/** The challenge of the code page: the newest one requested in this tab, else the one in the history state. */
export function useChallenge(flow: 'register' | 'forgot'): HeldChallenge | undefined {
  const kept = useHeldChallenge(useLocation().state);
  const requested = useCall(flow === 'register' ? registerResponse : forgotPinResponse).data?.data;
  const again = useCall(resendOtpResponse).data?.data;
  const first = requested ?? kept?.challenge;
  if (again && again.id === first?.id) return { challenge: again, resendIn: resendDelay(again) };
  return requested ? { challenge: requested, resendIn: resendDelay(requested) } : kept;
}
