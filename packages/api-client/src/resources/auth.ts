import type { CreatePin, ForgotPin, Login, Registration, ResendOtp, SetPin, StepUp, VerifyToken } from '@kado/contracts';

import type { Http } from '../http.ts';

/** Options of calls that use no session or only the cookie: the stored token, which may be stale, is not sent. */
const bare = (signal?: AbortSignal) => ({ signal, bearer: 'none' as const });

/** Registration, sign-in, renewal and sign-out. */
export const auth = (http: Http) => ({
  register: (body: Registration, signal?: AbortSignal) => http.post('/auth/register', (c) => c.Challenge, body, bare(signal)),
  verifyToken: (body: VerifyToken, signal?: AbortSignal) =>
    http.post('/auth/verify-token', (c) => c.PinToken, body, bare(signal)),
  resendOtp: (body: ResendOtp, signal?: AbortSignal) => http.post('/auth/resend-otp', (c) => c.Challenge, body, bare(signal)),
  createPin: (body: CreatePin, signal?: AbortSignal) => http.post('/auth/create-pin', (c) => c.Session, body, bare(signal)),
  login: (body: Login, signal?: AbortSignal) => http.post('/auth/login', (c) => c.Session, body, bare(signal)),
  forgotPin: (body: ForgotPin, signal?: AbortSignal) => http.post('/auth/forgot-pin', (c) => c.Challenge, body, bare(signal)),
  verifyForgot: (body: VerifyToken, signal?: AbortSignal) =>
    http.post('/auth/forgot-pin/verify', (c) => c.ResetToken, body, bare(signal)),
  setPin: (body: SetPin, signal?: AbortSignal) => http.post('/auth/forgot-pin/set', (c) => c.Ok, body, bare(signal)),
  /** Renews by the cookie alone; only a 401 to this call means that the session has ended. */
  refresh: (signal?: AbortSignal) => http.post('/auth/refresh', (c) => c.Session, undefined, bare(signal)),
  /** Signs out by the given token, the cookie, or both; never renews first. */
  logout: (token?: string, signal?: AbortSignal) =>
    http.post('/auth/logout', (c) => c.Ok, undefined, { signal, bearer: { token } }),
  stepUp: (body: StepUp, signal?: AbortSignal) => http.post('/auth/step-up', (c) => c.Grant, body, { signal }),
});
