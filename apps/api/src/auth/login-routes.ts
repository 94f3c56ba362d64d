import { Challenge, dataOf, ForgotPin, Login, Ok, ResetToken, Session, SetPin, VerifyToken } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { answerSession } from '../sessions/start.ts';
import { forgotPin } from './forgot-pin.ts';
import { signIn } from './sign-in.ts';
import { setNewPin } from './set-new-pin.ts';
import { verifyCode } from './verify-code.ts';

/** Signing in, and the way back for who forgot the PIN. */
export const loginRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { public: true } as const;
  app.post('/auth/login', { config, schema: { body: Login, response: { 200: dataOf(Session) } } }, async (request, reply) => {
    const { user, started } = await signIn(app, request, request.body);
    return answerSession(reply, user, started);
  });

  app.post(
    '/auth/forgot-pin',
    { config, schema: { body: ForgotPin, response: { 200: dataOf(Challenge) } } },
    async (request) => ({
      data: await forgotPin(app, request, request.body.identifier),
    }),
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
