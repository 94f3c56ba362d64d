import type { CreatePin, ForgotPin, Login, Registration, ResendOtp, Session, SetPin, VerifyToken } from '@kado/contracts';

import type { Services } from '../store/services.ts';
import { createCallSlice } from './create-call-slice.ts';

const whole = { keep: 'whole' } as const;

/** Calls stored under `auth`: each holds { data, loading, error }, data being the whole body, except in `loginResponse`. */
export const registerResponse = createCallSlice(
  'registerResponse',
  (api, body: Registration, signal) => api.auth.register(body, signal),
  whole,
);
export const verifyTokenResponse = createCallSlice(
  'verifyTokenResponse',
  (api, body: VerifyToken, signal) => api.auth.verifyToken(body, signal),
  whole,
);
export const resendOtpResponse = createCallSlice(
  'resendOtpResponse',
  (api, body: ResendOtp, signal) => api.auth.resendOtp(body, signal),
  whole,
);
export const forgotPinResponse = createCallSlice(
  'forgotPinResponse',
  (api, body: ForgotPin, signal) => api.auth.forgotPin(body, signal),
  whole,
);
export const verifyForgot = createCallSlice(
  'verifyForgot',
  (api, body: VerifyToken, signal) => api.auth.verifyForgot(body, signal),
  whole,
);
export const setPinResponse = createCallSlice(
  'setPinResponse',
  (api, body: SetPin, signal) => api.auth.setPin(body, signal),
  whole,
);

/** Sends a sign-in and starts the session in its response; first waits for the response to the last sign-out. */
async function startWith<Body extends { data: Session }>(
  { session, lastSignOut }: Services,
  call: () => Promise<Body>,
): Promise<Body> {
  await lastSignOut;
  const body = await call();
  await session.start(body.data);
  return body;
}

/** Creates the PIN and signs the new user in. */
export const pin = createCallSlice(
  'pin',
  (api, body: CreatePin, signal, services) => startWith(services, () => api.auth.createPin(body, signal)),
  whole,
);

/** Signs in; holds the body's data, which is also stored encrypted under `userData`. */
export const loginResponse = createCallSlice('loginResponse', (api, body: Login, signal, services) =>
  startWith(services, () => api.auth.login(body, signal)),
);
