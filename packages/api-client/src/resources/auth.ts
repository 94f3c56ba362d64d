import type { CreatePin, ForgotPin, Login, Registration, ResendOtp, SetPin, StepUp, VerifyToken } from '@kado/contracts';

import { endpoints } from '../endpoints.ts';
import type { Http } from '../http.ts';

const path = endpoints.v1.auth;
/** Nobody is signed in yet (or the cookie alone speaks): a stale stored token must not stand in the way. */
const bare = (signal?: AbortSignal) => ({ signal, bearer: 'none' as const });

/** Signing up, in, on and out. */
export const auth = (http: Http) => ({
  register: (body: Registration, signal?: AbortSignal) => http.post(path.register, 'challenge', body, bare(signal)),
  verifyToken: (body: VerifyToken, signal?: AbortSignal) => http.post(path.verifyToken, 'pinToken', body, bare(signal)),
  resendOtp: (body: ResendOtp, signal?: AbortSignal) => http.post(path.resendOtp, 'challenge', body, bare(signal)),
  createPin: (body: CreatePin, signal?: AbortSignal) => http.post(path.createPin, 'session', body, bare(signal)),
  login: (body: Login, signal?: AbortSignal) => http.post(path.login, 'session', body, bare(signal)),
  forgotPin: (body: ForgotPin, signal?: AbortSignal) => http.post(path.forgotPin, 'challenge', body, bare(signal)),
  verifyForgot: (body: VerifyToken, signal?: AbortSignal) => http.post(path.verifyForgot, 'resetToken', body, bare(signal)),
  setPin: (body: SetPin, signal?: AbortSignal) => http.post(path.setPin, 'ok', body, bare(signal)),
  /** By the cookie alone; only its 401 says that the session is over. */
  refresh: (signal?: AbortSignal) => http.post(path.refresh, 'session', undefined, bare(signal)),
  /** By the given token, the cookie, or both; never renews first. */
  logout: (token?: string, signal?: AbortSignal) => http.post(path.logout, 'ok', undefined, { signal, bearer: { token } }),
  stepUp: (body: StepUp, signal?: AbortSignal) => http.post(path.stepUp, 'grant', body, { signal }),
});
