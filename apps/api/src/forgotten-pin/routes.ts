import { Challenge, dataOf, ForgotPin, Ok, ResetToken, SetPin, VerifyToken } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { verifyCode } from '../one-time-codes/service.ts';
import { requestPinReset, setNewPin } from './service.ts';

/** Request a code, verify it, set a new PIN. */
export const forgottenPinRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { public: true } as const;
  app.post(
    '/auth/forgot-pin',
    { config, schema: { body: ForgotPin, response: { 200: dataOf(Challenge) } } },
    async (request) => ({ data: await requestPinReset(app, request, request.body.identifier) }),
  );

  app.post(
    '/auth/forgot-pin/verify',
    { config, schema: { body: VerifyToken, response: { 200: dataOf(ResetToken) } } },
    async (request) => {
      const { token, expiresAt } = await verifyCode(app, request, { ...request.body, purpose: 'forgot-pin' });
      return { data: { resetToken: token, expiresAt } };
    },
  );

  app.post('/auth/forgot-pin/set', { config, schema: { body: SetPin, response: { 200: dataOf(Ok) } } }, async (request) => {
    await setNewPin(app, request, request.body);
    return { data: { ok: true as const } };
  });
};
