import type { CreatePin, ForgotPin, Login, Registration, ResendOtp, SetPin, VerifyToken } from '@kado/contracts';

import { createCallSlice } from './create-call-slice.ts';

const whole = { keep: 'whole' } as const;

/** Calls stored under `auth`: each holds { data, loading, error }, data being the whole body. */
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

/** Creates the PIN and signs the new user in. */
export const pin = createCallSlice(
  'pin',
  async (api, body: CreatePin, signal, { session }) => {
    const response = await api.auth.createPin(body, signal);
    await session.start(response.data);
    return response;
  },
  whole,
);

/** Signs in; holds the body's data, which is also stored encrypted under `userData`. */
export const loginResponse = createCallSlice('loginResponse', async (api, body: Login, signal, { session }) => {
  const response = await api.auth.login(body, signal);
  await session.start(response.data);
  return response;
});
