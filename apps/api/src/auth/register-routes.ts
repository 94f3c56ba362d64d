import { Challenge, CreatePin, dataOf, PinToken, Registration, ResendOtp, Session, VerifyToken } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { answerSession } from '../sessions/start.ts';
import { createAccount } from './create-account.ts';
import { registerPerson } from './register.ts';
import { resendCode } from './resend.ts';
import { verifyCode } from './verify-code.ts';

/** Register → verify → create PIN, and another code on the way. */
export const registerRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { public: true } as const;
  app.post(
    '/auth/register',
    { config, schema: { body: Registration, response: { 201: dataOf(Challenge) } } },
    async (request, reply) => {
      reply.code(201);
      return { data: await registerPerson(app, request, request.body) };
    },
  );

  app.post(
    '/auth/resend-otp',
    { config, schema: { body: ResendOtp, response: { 200: dataOf(Challenge) } } },
    async (request) => ({
      data: await resendCode(app, request, request.body.challengeId),
    }),
  );

  app.post(
    '/auth/verify-token',
    { config, schema: { body: VerifyToken, response: { 200: dataOf(PinToken) } } },
    async (request) => {
      const { token, expiresAt } = await verifyCode(app, request, { ...request.body, purpose: 'register' });
      return { data: { pinToken: token, expiresAt } };
    },
  );

  app.post(
    '/auth/create-pin',
    { config, schema: { body: CreatePin, response: { 200: dataOf(Session) } } },
    async (request, reply) => {
      const { user, started } = await createAccount(app, request, request.body);
      return answerSession(reply, user, started);
    },
  );
};
