import { Challenge, dataOf, ForgotPin, Ok, ResetToken, SetPin, VerifyToken } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { verifyCode } from '../one-time-codes/service.ts';
import { setDeviceCookie } from '../sessions/cookies.ts';
import { requestPinReset, setNewPin } from './service.ts';

/** Request a code, verify it, set a new PIN. */
export const forgottenPinRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth/forgot-pin',
    {
      config: { public: true, errors: ['RATE_LIMITED'] },
      schema: {
        operationId: 'forgotPin',
        summary: 'Send a code to reset the PIN; alike for unknown accounts',
        body: ForgotPin,
        response: { 200: dataOf(Challenge) },
      },
    },
    async (request) => ({ data: await requestPinReset(app, request, request.body.identifier) }),
  );

  app.post(
    '/auth/forgot-pin/verify',
    {
      config: { public: true, errors: ['CODE_INVALID', 'RATE_LIMITED'] },
      schema: {
        operationId: 'verifyForgot',
        summary: 'Exchange that code for the right to set a PIN',
        body: VerifyToken,
        response: { 200: dataOf(ResetToken) },
      },
    },
    async (request) => {
      const { token, expiresAt } = await verifyCode(app, request, { ...request.body, purpose: 'forgot-pin' });
      return { data: { resetToken: token, expiresAt } };
    },
  );

  app.post(
    '/auth/forgot-pin/set',
    {
      config: { public: true, setsDevice: true, errors: ['TOKEN_INVALID', 'WEAK_PIN'] },
      schema: {
        operationId: 'setPin',
        summary: 'Set the PIN and end every session',
        body: SetPin,
        response: { 200: dataOf(Ok) },
      },
    },
    async (request, reply) => {
      setDeviceCookie(reply, await setNewPin(app, request, request.body));
      return { data: { ok: true as const } };
    },
  );
};
